import ResponderTestKit
import Testing
import WindowResponder

@testable import Converter
@testable import Counter
@testable import Form
@testable import Monitor
@testable import Notes
@testable import Panel
@testable import Preferences
@testable import Shelf
@testable import Stickies
@testable import Viewer

/// The accessibility audit of the examples, as they start.
@MainActor @Suite(.serialized) struct ExampleAuditTests {
  private func issues(_ program: (some Responder & ApplicationDelegate).Type) -> [String] {
    let stage = Stage(size: Size(width: 640, height: 640))
    stage.launch(program)
    return stage.audit().map(\.description)
  }

  /// Returns the issues of a program when all its charts have values. A chart without values has nothing that
  /// keys could reach.
  private func issuesWithValues(
    _ program: (some Responder & ApplicationDelegate).Type
  ) async throws -> [String] {
    let stage = Stage(size: Size(width: 640, height: 640))
    stage.launch(program)
    var issues: [String] = []
    for _ in 0..<50 {
      stage.advance(by: 1)
      // The program reads its values in a task.
      try await Task.sleep(for: .milliseconds(20))
      stage.render()
      issues = stage.audit().map(\.description)
      if !issues.contains(where: { $0.contains("No Data") }) { break }
    }
    return issues
  }

  @Test("V20: The examples have no issue")
  func programs() {
    #expect(issues(Counter.self) == [])
    #expect(issues(Converter.self) == [])
    #expect(issues(Form.self) == [])
    #expect(issues(Preferences.self) == [])
    #expect(issues(Shelf.self) == [])
    #expect(issues(Viewer.self) == [])
    #expect(issues(Panel.self) == [])
    #expect(issues(Notes.self) == [])
    #expect(issues(Stickies.self) == [])
  }

  @Test("V20: An example whose charts have values has no issue")
  func charts() async throws {
    #expect(try await issuesWithValues(Monitor.self) == [])
  }
}
