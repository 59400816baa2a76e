import ResponderTestKit
import Testing
import Widgets

@testable import TouchLab

@Suite("The accessibility audit of the touch lab") @MainActor struct LabAuditTests {
  @Test("V20: No page of the touch lab has an issue")
  func pages() throws {
    let lab = try PlayedLab()
    lab.stage.advance(by: 1)
    #expect(lab.stage.audit().map(\.description) == [])
    #expect(lab.lab.show("calibration"))
    lab.stage.advance(by: 1)
    #expect(lab.stage.audit().map(\.description) == [])
  }
}
