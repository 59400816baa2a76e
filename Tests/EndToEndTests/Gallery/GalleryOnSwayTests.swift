import RealCompositors
import Testing

/// Tests of the gallery on sway: the pointer, keys, resizing, and devices and outputs that are added and
/// removed.
@Suite(.serialized, needs("sway", "swaymsg", "grim"))
struct GalleryOnSwayTests {
  @Test("The pointer and keys arrive, also from devices plugged in later")
  func pointerAndKeys() throws {
    let sway = try RealCompositor.sway()
    defer { sway.stop() }
    let gallery = try GalleryClient(on: sway, page: "touch", options: ["--fullscreen"])
    for round in 1...2 {
      try sway.input.click(atX: 600, y: 300)
      #expect(wait { gallery.events("pointer", "ended").count == round })
      #expect(gallery.events("pointer", "began").last?.x == 600)
      try sway.input.type("x")
      #expect(wait { gallery.events("key", "ended").count == round })
      if round == 1 {
        sway.unplug()
        #expect(wait { capabilities(gallery) == "0" })
        try sway.plug()
        #expect(wait { capabilities(gallery) == "3" })
      }
    }
    #expect(!gallery.brokeProtocol)
  }

  @Test("The window takes the size that sway gives it")
  func resize() throws {
    let sway = try RealCompositor.sway()
    defer { sway.stop() }
    let gallery = try GalleryClient(on: sway, page: "controls", size: "600x400")
    for (width, height) in [(500, 420), (720, 540)] {
      try sway.swaymsg("[app_id=\".*\"] resize set \(width) px \(height) px")
      #expect(
        wait {
          gallery.process.waylandLog.requests("xdg_surface.set_window_geometry").last?.arguments
            .suffix(2) == ["\(width)", "\(height)"]
        })
    }
    #expect(!gallery.brokeProtocol)
  }

  @Test("An output may come, and the window may go there")
  func outputComes() throws {
    let sway = try RealCompositor.sway()
    defer { sway.stop() }
    let gallery = try GalleryClient(on: sway, page: "controls", size: "600x400")
    try sway.swaymsg("create_output")
    try sway.swaymsg("output HEADLESS-2 scale 2")
    try sway.swaymsg("[app_id=\".*\"] move to output HEADLESS-2")
    #expect(wait { gallery.bufferSize == [1200, 800] })
    try sway.swaymsg("[app_id=\".*\"] move to output HEADLESS-1")
    #expect(wait { gallery.bufferSize == [600, 400] })
    #expect(!gallery.brokeProtocol)
  }

  private func capabilities(_ gallery: GalleryClient) -> String? {
    gallery.process.waylandLog.events("wl_seat.capabilities").last?.arguments.first
  }
}
