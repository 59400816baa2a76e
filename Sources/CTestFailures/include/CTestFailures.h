// A function with which test support fails a test without being linked with a test framework.
#pragma once
#include <stdbool.h>

/// A failure of a test. The texts are UTF-8 and end with a zero.
typedef struct {
  /// The description of the problem, in a sentence.
  const char *message;
  /// The module and the file of the caller, as `#fileID` gives them.
  const char *file_id;
  /// The path of the caller's file.
  const char *file_path;
  /// The line of the caller, from 1.
  long line;
  /// The column of the caller, from 1.
  long column;
} wr_test_failure;

/// Fails the running test. If the program is linked with no test framework, returns false.
bool wr_record_test_failure(const wr_test_failure *failure);
