import ResponderTestKit
import Testing
import WindowResponder

@testable import Reader
@testable import Turntable

/// The accessibility audit of the examples, as they start.
@MainActor @Suite(.serialized) struct ReaderAuditTests {
  private func issues(_ program: (some Responder & ApplicationDelegate).Type) -> [String] {
    let stage = Stage(size: Size(width: 640, height: 640))
    stage.launch(program)
    stage.advance(by: 1)
    return stage.audit().map(\.description)
  }

  @Test("V20: The examples that read and turn have no issue")
  func programs() {
    #expect(issues(Reader.self) == [])
    #expect(issues(Turntable.self) == [])
  }
}
