import Glibc
import TestCompositor
import Testing

@testable import Gallery
@testable import WindowResponder

/// Tests of T14 on some pages of the gallery, or on all pages with `SEAT_PAGES=all`.
@MainActor @Suite(.serialized) struct SeatGonePageTests {
  private nonisolated static let pages =
    getenv("SEAT_PAGES") == nil
    ? ["controls", "scrolling", "table", "text"] : Page.all.map(\.identifier)

  /// The locations of the touch, as fractions of the window's size. The pointer is 40 points to its right and
  /// 60 points below.
  private nonisolated static let places = [(0.6, 0.3), (0.8, 0.5)]

  @Test(
    "T14: a seat that is removed while a touch, a button and a key are held leaves no motion",
    arguments: pages)
  func page(_ name: String) throws {
    let rig = try GalleryRig(page: try #require(Page(identifier: name)))
    let own = try commits(in: 0.7, of: rig)
    let size = rig.window.bounds.size
    let down: UInt32 = 108
    for (number, place) in Self.places.enumerated() {
      let (x, y) = (size.width * place.0, size.height * place.1)
      try rig.compositor.perform { server in
        let (seat, surface) = (try server.seat(), try server.toplevel().surface)
        seat.keyboardEnter(surface)
        seat.key(down, isDown: true)
        seat.pointerEnter(surface, x: x + 40, y: y + 60)
        seat.pointerFrame()
        seat.pointerButton(0x110, isDown: true)
        seat.pointerFrame()
        seat.touchDown(0, on: surface, x: x, y: y)
        seat.touchFrame()
      }
      for step in 1...6 {
        try rig.compositor.perform { server in
          try server.seat().touchMotion(0, x: x, y: y + Double(step) * 12)
          try server.seat().touchFrame()
        }
        _ = try commits(in: 0.03, of: rig)
      }
      _ = try commits(in: 0.6, of: rig)
      try rig.compositor.perform { server in
        try server.seat().remove()
        server.addSeat(name: "seat\(number + 1)")
        return
      }
      _ = try commits(in: 0.03, of: rig)
      let after = try commits(in: 0.7, of: rig)
      // The caret blinks, and the animations of pages continue.
      #expect(after <= own + 4, "\(after) commits, \(own) by itself, at \(place)")
    }
    try rig.play([])
    try rig.close()
  }

  /// Returns the number of frames in a time in seconds.
  private func commits(in seconds: Double, of rig: GalleryRig) throws -> Int {
    let before = try rig.compositor.perform { try $0.toplevel().surface.commits }
    let end = rig.application.now + seconds
    try rig.compositor.waitHere(for: "some time", pumping: rig.turn) { rig.application.now >= end }
    return try rig.compositor.perform { try $0.toplevel().surface.commits } - before
  }
}
