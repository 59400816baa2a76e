import CTestFailures
import Testing
import XCTest

/// Fails the running test: a test of Swift Testing at the caller's line, else one of XCTest.
///
/// `CTestFailures` calls it by its C name. So a program that uses a stage outside of tests, as to draw
/// pictures, is linked with no test framework.
@_cdecl("wr_test_failure_recorder")
func recordTestFailure(_ failure: UnsafePointer<wr_test_failure>) {
  let failure = failure.pointee
  let message = String(cString: failure.message)
  let path = String(cString: failure.file_path)
  if Test.current != nil {
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: String(cString: failure.file_id), filePath: path, line: failure.line,
        column: failure.column))
  } else {
    XCTFail("\(path):\(failure.line): \(message)")
  }
}
