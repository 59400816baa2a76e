import ResponderTestKit
import Testing

@testable import DesktopServices

/// Tests of the shortcuts of exported menus.
@MainActor @Suite("Shortcuts of exported menus", .serialized)
struct BusShortcutTests {
  private let stage = Stage(size: Size(width: 200, height: 100))

  @Test("H3: an arrow is mirrored in a right-to-left application")
  func mirrored() {
    let command = KeyCommand(
      title: "Turn", action: .copy, input: KeyCommand.inputLeftArrow, modifierFlags: .control)
    #expect(command.busShortcut == ["Control", "Left"])
    stage.application.userInterfaceLayoutDirection = .rightToLeft
    #expect(command.busShortcut == ["Control", "Right"])
    command.allowsAutomaticMirroring = false
    #expect(command.busShortcut == ["Control", "Left"])
  }
}
