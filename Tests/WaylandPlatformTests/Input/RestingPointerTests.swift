import TestCompositor
import Testing

@testable import ResponderPlatform
@testable import WindowResponder

/// Tests of a pointer and touches that rest on a window whose geometry moves in its surface, for example
/// because the window loses its shadow.
@MainActor @Suite("What rests on a window that changes") struct RestingPointerTests {
  private let place = Point(x: 90, y: 100)
  private let bar = Point(x: 30, y: 20)

  private func makeRig() throws -> ApplicationRig {
    var globals = TestCompositor.allGlobals
    globals["zxdg_decoration_manager_v1"] = nil
    let rig = try ApplicationRig(globals: globals)
    #expect(rig.window.chrome.margins != .zero)
    return rig
  }

  /// Returns a location of the window in the current surface coordinates.
  private func onSurface(_ rig: ApplicationRig, _ place: Point) -> Point {
    let margins = rig.window.chrome.margins
    return Point(x: place.x + margins.left, y: place.y + margins.top)
  }

  private func enter(_ rig: ApplicationRig, at place: Point) throws {
    let start = onSurface(rig, place)
    try rig.play { seat, surface in
      seat.pointerEnter(surface, x: start.x, y: start.y)
      seat.pointerFrame()
    }
  }

  private func click(_ rig: ApplicationRig) throws {
    for isDown in [true, false] {
      try rig.play { seat, _ in
        seat.pointerButton(isDown: isDown)
        seat.pointerFrame()
      }
    }
  }

  private func configure(
    _ rig: ApplicationRig, _ states: [XdgToplevelResource.State], width: Int32 = 640,
    height: Int32 = 480
  ) throws {
    try rig.compositor.perform {
      try $0.toplevel().configure(width: width, height: height, states: states)
    }
    try rig.settle()
  }

  private func lastPlace(_ rig: ApplicationRig) -> Point? {
    rig.window.events.last { $0.type == .touches }?.touches.first?.location(in: nil)
  }

  nonisolated private static let states: [[XdgToplevelResource.State]] = [
    [.activated, .maximized], [.activated, .fullscreen],
    [.activated, .tiledLeft, .tiledTop, .tiledBottom, .tiledRight],
  ]

  @Test(
    "T3: a resting pointer keeps its place in the window geometry when the shadow goes and comes",
    arguments: 0..<3)
  func states(_ index: Int) throws {
    let rig = try makeRig()
    try enter(rig, at: place)
    try configure(rig, Self.states[index])
    #expect(rig.window.chrome.margins == .zero)
    try click(rig)
    #expect(lastPlace(rig) == place)
    #expect(rig.window.pointer.location == place)
    try configure(rig, [.activated], width: 200, height: 150)
    #expect(rig.window.chrome.margins != .zero)
    try click(rig)
    #expect(lastPlace(rig) == place)
    #expect(rig.window.pointer.location == place)
    // Later events of the compositor are in the new surface coordinates.
    let next = onSurface(rig, Point(x: 70, y: 60))
    try rig.play { seat, _ in
      seat.pointerMotion(x: next.x, y: next.y)
      seat.pointerFrame()
    }
    #expect(rig.window.pointer.location == Point(x: 70, y: 60))
    try rig.close()
  }

  @Test("T3: a double click on the title bar maximises, and another one in its place restores")
  func doubleClicks() throws {
    let rig = try makeRig()
    try enter(rig, at: bar)
    try click(rig)
    try click(rig)
    #expect(rig.compositor.requests(to: "xdg_toplevel", named: "set_maximized").count == 1)
    try configure(rig, [.activated, .maximized])
    try click(rig)
    try click(rig)
    #expect(rig.compositor.requests(to: "xdg_toplevel", named: "unset_maximized").count == 1)
    try rig.close()
  }

  @Test("T3: a button that is down meanwhile comes up where it is in the window geometry")
  func pressed() throws {
    let rig = try makeRig()
    try enter(rig, at: place)
    try rig.play { seat, _ in
      seat.pointerButton(isDown: true)
      seat.pointerFrame()
    }
    try configure(rig, [.activated, .maximized])
    try rig.play { seat, _ in
      seat.pointerButton(isDown: false)
      seat.pointerFrame()
    }
    #expect(lastPlace(rig) == place)
    #expect(rig.window.phases.last == [.ended])
    try rig.close()
  }

  @Test("T3: motion from before the new frame counts by the old corner")
  func beforeTheFrame() throws {
    let rig = try makeRig()
    try enter(rig, at: place)
    let old = onSurface(rig, Point(x: 50, y: 60))
    try rig.compositor.perform { server in
      try server.toplevel().configure(
        width: 640, height: 480, states: [.activated, .maximized])
      try server.seat().pointerMotion(x: old.x, y: old.y)
      try server.seat().pointerFrame()
    }
    try rig.settle()
    #expect(rig.window.pointer.location == Point(x: 50, y: 60))
    try rig.close()
  }

  @Test("T3: a finger that rests meanwhile stays where it is, and moves on by the new corner")
  func finger() throws {
    let rig = try makeRig()
    let start = onSurface(rig, Point(x: 40, y: 80))
    try rig.play { seat, surface in
      seat.touchDown(0, on: surface, x: start.x, y: start.y)
      seat.touchFrame()
    }
    try configure(rig, [.activated, .maximized])
    try rig.play { seat, _ in
      seat.touchMotion(0, x: 44, y: 80)
      seat.touchFrame()
    }
    #expect(lastPlace(rig) == Point(x: 44, y: 80))
    try rig.play { seat, _ in
      seat.touchUp(0)
      seat.touchFrame()
    }
    try rig.close()
  }
}
