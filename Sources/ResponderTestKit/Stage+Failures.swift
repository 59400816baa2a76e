import CTestFailures
import WindowResponder

/// A step of a test that could not be performed, such as a tap on text that does not exist.
public struct StageFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// A sentence that describes the failure.
  public var message: String
  /// The module and the file of the caller, as in `#fileID`.
  public var fileID: String
  /// The path of the caller's file.
  public var filePath: String
  /// The line of the caller, from 1.
  public var line: Int
  /// The column of the caller, from 1.
  public var column: Int

  /// The message.
  public var description: String { message }
}

extension Stage {
  /// A function that is called instead of failing the running test.
  ///
  /// The default value is `nil`: a step that cannot be performed fails the test at the line of the step, with
  /// Swift Testing and with XCTest. Outside tests, the failure is a line on the standard error. Set a
  /// function to collect failures, or to report them to another test framework.
  public static var onFailure: ((StageFailure) -> Void)? {
    get { failureHandler }
    set { failureHandler = newValue }
  }

  /// Reports a failure to ``onFailure``, or else to the running test, or else on the standard error.
  static func fail(_ failure: StageFailure) {
    if let failureHandler {
      failureHandler(failure)
    } else if !recordInTest(failure) {
      ErrorLine.write("Stage: \(failure.filePath):\(failure.line): \(failure.message)")
    }
  }

  /// Fails the running test. If the program is not linked with a test framework, returns `false`.
  private static func recordInTest(_ failure: StageFailure) -> Bool {
    failure.message.withCString { message in
      failure.fileID.withCString { fileID in
        failure.filePath.withCString { filePath in
          var record = wr_test_failure(
            message: message, file_id: fileID, file_path: filePath, line: failure.line,
            column: failure.column)
          return wr_record_test_failure(&record)
        }
      }
    }
  }
}
