#include "CTestFailures.h"

// Defined by the module TestFailureRecorder, if the program is linked with that module.
extern void wr_test_failure_recorder(const wr_test_failure *failure) __attribute__((weak));

bool wr_record_test_failure(const wr_test_failure *failure) {
  if (!wr_test_failure_recorder) return false;
  wr_test_failure_recorder(failure);
  return true;
}
