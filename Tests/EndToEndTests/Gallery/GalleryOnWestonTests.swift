import RealCompositors
import Testing

/// Tests of the gallery on weston: the shape and orientation of a touch, and a shell that tolerates no
/// protocol error.
@Suite(.serialized, needs("weston", "cc"))
struct GalleryOnWestonTests {
  @Test("A finger's shape and orientation reach the touch page")
  func shapeAndOrientation() throws {
    let weston = try RealCompositor.weston()
    defer { weston.stop() }
    let gallery = try GalleryClient(on: weston, page: "touch")
    let input = try weston.input
    try input.touchDown(0, x: 500, y: 300)
    try input.touchShape(0, major: 24, minor: 12)
    try input.touchOrientation(0, degrees: 30)
    try input.touchFrame()
    try input.touchMove(0, x: 510, y: 300)
    try input.touchFrame()
    try input.touchUp(0)  // weston sends no frame after the last up
    #expect(wait { !gallery.events("touch", "ended").isEmpty })
    let told = gallery.events.filter { $0.major == 24 && $0.minor == 12 }
    #expect(!told.isEmpty)
    #expect(told.contains { abs(($0.orientation ?? 0) - 30 * Double.pi / 180) < 0.001 })
  }

  @Test("The strict kiosk shell is obeyed: the window has the size of its configure event")
  func kioskIsObeyed() throws {
    let weston = try RealCompositor.weston(width: 700, height: 500)
    defer { weston.stop() }
    let gallery = try GalleryClient(on: weston, page: "controls", size: "1200x900")
    #expect(wait { gallery.bufferSize == [700, 500] })
    try weston.input.tap(atX: 350, y: 250)
    #expect(wait { !gallery.process.waylandLog.events("wl_touch.up").isEmpty })
    #expect(gallery.process.isRunning)
    #expect(!gallery.brokeProtocol)
  }

  @Test("A touch screen that goes away in mid-touch ends the touch with one cancel")
  func touchScreenGoesAway() throws {
    let weston = try RealCompositor.weston()
    defer { weston.stop() }
    let gallery = try GalleryClient(on: weston, page: "touch")
    try weston.input.touchDown(0, x: 500, y: 300)
    try weston.input.touchFrame()
    #expect(wait { gallery.events("touch", "began").count == 1 })
    try weston.setCapability("touch", isPresent: false)
    #expect(wait { gallery.events("touch", "cancelled").count == 1 })
    #expect(gallery.process.isRunning)
  }
}
