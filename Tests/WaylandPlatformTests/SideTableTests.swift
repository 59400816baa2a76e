import TestCompositor
import TestSurroundings
import Testing
import Wayland

@testable import WaylandPlatform
@testable import WindowResponder

/// Tests of the objects that every event from a compositor uses. None of them may get a side table, as it
/// does with the first weak reference.
@MainActor @Suite("Side tables over Wayland", .serialized) struct ProtocolSideTableTests {
  /// Returns the names of the objects of an application with a side table.
  private func slowObjects(_ rig: ApplicationRig) throws -> [String] {
    let application = rig.application
    let display = rig.display
    let surface = try #require(rig.window.surface as? WaylandSurface)
    let seat = try #require(display.seats.values.first)
    let devices: [AnyObject?] = [seat.pointer, seat.keyboard, seat.touch, seat.textInput]
    var objects: [AnyObject] = [
      rig.window, application, application.programContext, application.queue, display,
      display.connection, display.drags, surface, surface.wlSurface, surface.buffers, seat,
      seat.wlSeat,
    ]
    objects += devices.compactMap { $0 }
    if let xdgSurface = surface.xdgSurface { objects.append(xdgSurface) }
    if case .toplevel(let toplevel) = surface.role { objects += [toplevel, toplevel.toplevel] }
    #expect(devices.allSatisfy { $0 != nil } && surface.xdgSurface != nil)
    return objects.filter(hasSideTable).map { "\(type(of: $0))" }
  }

  @Test("The objects of a window that was clicked, touched, typed into and scrolled have none")
  func events() throws {
    let rig = try ApplicationRig()
    let view = ShortText()
    rig.window.addSubview(view)
    view.becomeFirstResponder()
    #expect(try slowObjects(rig).isEmpty)
    try rig.play { seat, surface in
      seat.pointerEnter(surface, x: 80, y: 90)
      seat.pointerFrame()
      for isDown in [true, false] {
        seat.pointerButton(isDown: isDown)
        seat.pointerFrame()
      }
      seat.pointerAxisSource(.wheel)
      seat.pointerAxisValue120(.verticalScroll, 120)
      seat.pointerAxis(.verticalScroll, 15)
      seat.pointerFrame()
    }
    #expect(try slowObjects(rig).isEmpty)
    try rig.play { seat, surface in
      seat.touchDown(3, on: surface, x: 20, y: 40)
      seat.touchFrame()
      seat.touchMotion(3, x: 40, y: 40)
      seat.touchFrame()
      seat.touchUp(3)
      seat.touchFrame()
    }
    #expect(try slowObjects(rig).isEmpty)
    try rig.play { seat, surface in
      seat.keyboardEnter(surface)
      seat.key(30, isDown: true)
      seat.key(30, isDown: false)
    }
    #expect(view.text == "a" && rig.window.events.contains { $0.type == .touches })
    #expect(try slowObjects(rig).isEmpty)
    try rig.close(leavesNothing: true)
  }
}
