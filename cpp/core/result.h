// Result<T>: a value or the error that stands in its place. No exceptions anywhere in Midnight.
#ifndef MIDNIGHT_CORE_RESULT_H_
#define MIDNIGHT_CORE_RESULT_H_

#include <string>
#include <utility>
#include <variant>

namespace midnight {

/// What is wrong with an input, and where. Lines and columns are 1-based, columns in bytes; 0 means
/// that the fault has no single place.
struct Error {
  std::string message;
  int line = 0;
  int column = 0;

  bool operator==(const Error&) const = default;
};

/// A value of type T or an Error. Asking for the one that is not there is a bug and aborts, as
/// std::get does in a program without exceptions.
template <class T>
class Result {
 public:
  Result(T value) : content_(std::move(value)) {}      // NOLINT: implicit on purpose
  Result(Error error) : content_(std::move(error)) {}  // NOLINT: implicit on purpose

  bool ok() const { return content_.index() == 0; }
  const T& value() const { return std::get<0>(content_); }
  T& value() { return std::get<0>(content_); }
  const Error& error() const { return std::get<1>(content_); }

 private:
  std::variant<T, Error> content_;
};

}  // namespace midnight

#endif  // MIDNIGHT_CORE_RESULT_H_
