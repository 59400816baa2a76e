import TestCompositor
import Testing
import Wayland

@testable import ResponderPlatform
@testable import WaylandPlatform
@testable import WindowResponder

@MainActor @Suite("The pointer of a compositor") struct PointerTests {
  private func makeRig(seatVersion: UInt32 = 9, hidden: Set<String> = []) throws -> Rig {
    var globals = TestCompositor.allGlobals
    globals["wl_seat"] = seatVersion
    return try Rig.withPointer(globals: globals, hidden: hidden)
  }

  private func scroll(_ rig: Rig) throws -> ScrollChange {
    let change = try #require(rig.recorder.pointers.last?.changes.first)
    guard case .scroll(let scroll) = change else {
      Issue.record("\(change) is no scroll")
      return ScrollChange()
    }
    return scroll
  }

  @Test("enter, motion, button and leave arrive in frames")
  func frames() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in
      seat.pointerMotion(x: 7, y: 8.5)
      seat.pointerButton(0x110, isDown: true)
      seat.pointerFrame()
      seat.pointerButton(0x110, isDown: false)
      seat.pointerFrame()
      seat.pointerLeave()
      seat.pointerFrame()
    }
    let frames = rig.recorder.pointers
    try #require(frames.map(\.changes.count) == [1, 2, 1, 1])
    #expect(frames[1].location == Point(x: 7, y: 8.5))
    guard case .entered = frames[0].changes[0], case .button(0x110, true) = frames[1].changes[1],
      case .button(0x110, false) = frames[2].changes[0], case .left = frames[3].changes[0]
    else {
      Issue.record("\(frames)")
      return
    }
    try rig.close()
  }

  @Test("before version 5 every event is a frame of its own")
  func withoutFrames() throws {
    let rig = try makeRig(seatVersion: 4)
    try rig.play { seat, _ in
      seat.pointerMotion(x: 7, y: 8)
      seat.pointerButton(isDown: true)
      seat.pointerAxis(.verticalScroll, 10)
      seat.pointerAxis(.horizontalScroll, 5)
    }
    #expect(rig.recorder.pointers.map(\.changes.count) == [1, 1, 1, 1, 1])
    try rig.close()
  }

  @Test("a wheel's steps, by 120 or whole, with source and direction")
  func wheel() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in
      seat.pointerAxisSource(.wheel)
      seat.pointerAxisValue120(.verticalScroll, -30)
      seat.pointerAxisDirection(.verticalScroll, .inverted)
      seat.pointerAxis(.verticalScroll, -2.5)
      seat.pointerFrame()
    }
    let fine = try scroll(rig)
    #expect(fine.source == .wheel && fine.isInvertedVertically && !fine.isInvertedHorizontally)
    #expect(fine.value120 == Vector(dx: 0, dy: -30) && fine.delta == Vector(dx: 0, dy: -2.5))
    try rig.close()

    let old = try makeRig(seatVersion: 7)
    try old.play { seat, _ in
      seat.pointerAxisSource(.wheel)
      seat.pointerAxisDiscrete(.horizontalScroll, 2)
      seat.pointerAxis(.horizontalScroll, 30)
      seat.pointerFrame()
    }
    #expect(try scroll(old).value120 == Vector(dx: 240, dy: 0))
    try old.close()
  }

  @Test("fingers that leave the touchpad stop the axis")
  func stop() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in
      seat.pointerAxisSource(.finger)
      seat.pointerFrame()
      seat.pointerAxisSource(.finger)
      seat.pointerAxisStop(.verticalScroll)
      seat.pointerFrame()
    }
    #expect(rig.recorder.pointers.count == 2, "a source alone is no news")
    let stop = try scroll(rig)
    #expect(stop.source == .finger && stop.stopsVertically && !stop.stopsHorizontally)
    try rig.close()
  }

  @Test("a mouse that is pulled out cancels once")
  func capabilityRemoved() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in
      seat.pointerButton(isDown: true)
      seat.pointerFrame()
      seat.capabilities = [.touch]
    }
    #expect(rig.recorder.pointerCancels == 1)
    try rig.play { seat, surface in
      seat.capabilities = [.touch, .pointer]
    }
    try rig.play { seat, surface in
      seat.pointerEnter(surface, x: 1, y: 1)
      seat.pointerFrame()
    }
    #expect(rig.recorder.pointers.last?.changes.count == 1)
    #expect(rig.recorder.pointerCancels == 1)
    try rig.close()
  }

  @Test("the cursor is set by its shape at every enter, and when it changes")
  func cursorShape() throws {
    let rig = try makeRig()
    var cursor = try rig.compositor.perform { try $0.seat().cursor }
    #expect(cursor == .shape(.default))
    rig.display.setCursor(.text)
    try rig.settle()
    cursor = try rig.compositor.perform { try $0.seat().cursor }
    #expect(cursor == .shape(.text))
    let count = rig.requests("wp_cursor_shape_device_v1", "set_shape").count
    rig.display.setCursor(.text)
    try rig.play { seat, surface in
      seat.pointerMotion(x: 1, y: 1)
      seat.pointerFrame()
    }
    #expect(rig.requests("wp_cursor_shape_device_v1", "set_shape").count == count)
    rig.display.setCursor(nil)
    try rig.settle()
    cursor = try rig.compositor.perform { try $0.seat().cursor }
    #expect(cursor == .hidden)
    rig.display.setCursor(.nwseResize)
    try rig.play { seat, surface in
      seat.pointerLeave()
      seat.pointerEnter(surface, x: 1, y: 1)
      seat.pointerFrame()
    }
    cursor = try rig.compositor.perform { try $0.seat().cursor }
    #expect(cursor == .shape(.nwseResize))
    try rig.close()
  }

  @Test("without shapes the cursor comes from a theme, once for each picture")
  func cursorTheme() throws {
    let rig = try makeRig(hidden: ["wp_cursor_shape_manager_v1"])
    guard case .surface = try rig.compositor.perform({ try $0.seat().cursor }) else {
      Issue.record("no cursor surface")
      return
    }
    let count = rig.requests("wl_pointer", "set_cursor").count
    #expect(count == 1)
    rig.display.setCursor(.default)
    try rig.settle()
    #expect(rig.requests("wl_pointer", "set_cursor").count == count)
    rig.display.setCursor(nil)
    try rig.settle()
    let cursor = try rig.compositor.perform { try $0.seat().cursor }
    #expect(cursor == .hidden)
    try rig.close()
  }

  @Test("of a cursor theme the picture that is shown is read, and no other")
  func oneImage() throws {
    let tree = try CursorTree()
    let names = ["default", "left_ptr", "text", "pointer", "wait", "help", "move", "grab"]
    for name in names {
      try tree.write(cursor: name, theme: "default", sizes: [24, 32, 48, 64], color: 0xFF11_2233)
    }
    let rig = try Rig(
      hidden: ["wp_cursor_shape_manager_v1"], environment: tree.environment(size: 30))
    try rig.makeWindow()
    try rig.play { seat, surface in
      seat.pointerEnter(surface, x: 1, y: 1)
      seat.pointerFrame()
    }
    // One shared memory file for the window, and one for the cursor image of 32 × 32 pixels.
    let pools = { rig.requests("wl_shm", "create_pool").map { $0.arguments.last } }
    #expect(pools().count == 2 && pools().last == "4096")
    rig.display.setCursor(.text)
    rig.display.setCursor(.default)
    rig.display.setCursor(.text)
    try rig.settle()
    #expect(pools().count == 3)
    let hotspot = rig.requests("wl_pointer", "set_cursor").last?.arguments.suffix(2)
    #expect(hotspot == ["1", "2"])
    try rig.close()
  }

  @Test("of a cursor theme the image follows the scale of the window below the pointer")
  func imageInScale() throws {
    let tree = try CursorTree()
    try tree.write(cursor: "default", theme: "default", sizes: [24, 48], color: 0xFF11_2233)
    let rig = try Rig(
      hidden: ["wp_cursor_shape_manager_v1"], environment: tree.environment(size: 24))
    try rig.makeWindow()
    try rig.play { seat, surface in
      seat.pointerEnter(surface, x: 1, y: 1)
      seat.pointerFrame()
    }
    #expect(rig.requests("wl_pointer", "set_cursor").count == 1)
    try rig.play { _, surface in surface.preferFractionalScale(240) }
    #expect(rig.requests("wl_pointer", "set_cursor").count == 2)
    // The image of 48 × 48 pixels has four bytes for each.
    #expect(rig.requests("wl_shm", "create_pool").last?.arguments.last == "9216")
    try rig.close()
  }

  @Test("without any cursor theme there is a picture all the same")
  func noTheme() throws {
    let rig = try Rig(
      hidden: ["wp_cursor_shape_manager_v1"], environment: try CursorTree().environment())
    try rig.makeWindow()
    try rig.play { seat, surface in
      seat.pointerEnter(surface, x: 1, y: 1)
      seat.pointerFrame()
    }
    guard case .surface = try rig.compositor.perform({ try $0.seat().cursor }) else {
      Issue.record("no cursor surface")
      return
    }
    try rig.close()
  }

  @Test("no cursor theme is read before the pointer comes")
  func lazyTheme() throws {
    let rig = try Rig(hidden: ["wp_cursor_shape_manager_v1"])
    try rig.makeWindow()
    #expect(rig.requests("wl_shm", "create_pool").count == 1)
    try rig.close()
  }

  @Test("the shapes are the protocol's")
  func shapeNumbers() {
    typealias Shape = WpCursorShapeDeviceV1.Shape
    let known: [(CursorShape, Shape)] = [
      (.default, .default), (.contextMenu, .contextMenu), (.pointer, .pointer), (.text, .text),
      (.verticalText, .verticalText), (.notAllowed, .notAllowed), (.grabbing, .grabbing),
      (.eResize, .eResize), (.wResize, .wResize), (.nwseResize, .nwseResize),
      (.rowResize, .rowResize), (.allScroll, .allScroll), (.zoomOut, .zoomOut),
    ]
    for (shape, number) in known { #expect(shape.protocolValue == number.rawValue) }
  }
}
