import TestCompositor
import Testing

@testable import WindowResponder

/// Tests of a menu bar whose menu has the keyboard focus, which the compositor has taken from the window.
@MainActor @Suite("A menu bar on a compositor", .serialized) struct MenuBarOverWaylandTests {
  /// A first responder that supports the copy command.
  private final class Copying: View, CopyAction {
    var count = 0
    override var canBecomeFirstResponder: Bool { true }
    func copy(_ sender: Any?) { count += 1 }
  }

  @Test("T10: the first responder is asked while the popup has the keyboard, and after it has gone")
  func popupHasKeyboard() throws {
    let rig = try ApplicationRig()
    let view = Copying(frame: Rect(x: 10, y: 80, width: 50, height: 50))
    let bar = MenuBar(frame: Rect(x: 0, y: 36, width: 200, height: 44))
    bar.menus = [Menu(title: "Edit", children: [Command(title: "Copy", action: .copy)])]
    rig.window.addSubview(view)
    rig.window.addSubview(bar)
    view.becomeFirstResponder()
    try rig.play { seat, surface in seat.keyboardEnter(surface) }
    #expect(bar.openMenu(at: 0))
    try rig.compositor.wait(for: "a menu", pumping: rig.turn) {
      $0.popups.count == 1 && $0.popups.allSatisfy { $0.surface.isMapped }
    }
    try rig.compositor.perform { server in
      let seat = try server.seat()
      seat.keyboardLeave()
      seat.keyboardEnter(try #require(server.popups.last).surface)
    }
    try rig.settle()
    let popup = try #require(rig.application.popups.first)
    #expect(popup.menuItems.map(\.isEnabled) == [true])
    // Return chooses the highlighted item.
    try rig.compositor.perform { server in
      let seat = try server.seat()
      seat.key(28, isDown: true)
      seat.key(28, isDown: false)
    }
    try rig.settle()
    #expect(view.count == 1 && rig.application.popups.isEmpty && view.isFirstResponder)
    try rig.close(leavesNothing: true)
  }
}
