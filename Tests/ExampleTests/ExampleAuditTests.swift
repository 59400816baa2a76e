import ResponderTestKit
import Testing
import WindowResponder

@testable import Converter
@testable import Counter
@testable import Form
@testable import Monitor
@testable import Panel
@testable import Preferences
@testable import Shelf
@testable import Viewer

/// The accessibility audit of the examples, as they start.
@MainActor @Suite(.serialized) struct ExampleAuditTests {
  private func issues(_ program: (some Responder & ApplicationDelegate).Type) -> [String] {
    let stage = Stage(size: Size(width: 640, height: 640))
    stage.launch(program)
    // A chart without values has nothing that keys could reach.
    stage.advance(by: 3)
    return stage.audit().map(\.description)
  }

  @Test("V20: The examples have no issue")
  func programs() {
    #expect(issues(Counter.self) == [])
    #expect(issues(Converter.self) == [])
    #expect(issues(Form.self) == [])
    #expect(issues(Preferences.self) == [])
    #expect(issues(Monitor.self) == [])
    #expect(issues(Shelf.self) == [])
    #expect(issues(Viewer.self) == [])
    #expect(issues(Panel.self) == [])
  }
}
