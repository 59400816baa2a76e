import RealCompositors

extension Behaviour {
  static let windows = [
    Behaviour("popups at edges") { trial in
      let compositor = try trial.start()
      let menu = try MenuClient(trial, on: compositor)
      let (width, height) = (Double(compositor.size.width), Double(compositor.size.height))
      // GNOME's shell has a bar at the top of the screen.
      for corner in [(4, height - 4), (width - 4, height - 4), (width - 4, 40), (4, 40)] {
        try compositor.input.click(.right, atX: corner.0, y: corner.1)
        try menu.awaitMenus(1)
        trial.rest(on: compositor)
        let places = menu.positions
        try trial.check(
          places.allSatisfy { 0..<width ~= $0.x && 0..<height ~= $0.y },
          "at \(corner) items are outside the screen: \(places)")
        try compositor.input.strike(.escape)
        try menu.awaitMenus(0)
      }
    },
    Behaviour("nested popups") { trial in
      let compositor = try trial.start()
      let menu = try MenuClient(trial, on: compositor)
      try compositor.input.click(.right, atX: 300, y: 200)
      try menu.awaitMenus(1)
      trial.rest(on: compositor)
      try menu.click("More")
      try menu.awaitMenus(2)
      trial.rest(on: compositor)
      try menu.click("Three")
      try menu.awaitMenus(0)
      try trial.check(menu.process, says: "chose Three")
      // A click elsewhere dismisses all menus.
      try compositor.input.click(.right, atX: 300, y: 200)
      try menu.awaitMenus(1)
      trial.rest(on: compositor)
      try menu.click("More")
      try menu.awaitMenus(2)
      trial.rest(on: compositor)
      try compositor.input.click(atX: 700, y: 550)
      try menu.awaitMenus(0)
    },
    Behaviour("decoration") { trial in
      let gallery = try trial.gallery("controls", on: trial.start())
      let log = gallery.process.waylandLog
      let isShadowed = (log.geometry?.x ?? 0) > 0
      if log.isDecoratedByCompositor {
        try trial.check(!isShadowed, "the compositor draws the frame, and so does the program")
      } else {
        try trial.check(isShadowed, "nobody draws a frame")
      }
    },
    Behaviour("move") { trial in
      let compositor = try trial.start()
      let gallery = try trial.gallery("touch", on: compositor)
      let before = try trial.origin(of: gallery.process, under: (400, 300), on: compositor)
      let bar = try trial.titleBar(of: gallery.process, at: before)
      let input = try compositor.input
      try input.movePointer(toX: bar.x, y: bar.y)
      try input.button(.left, isPressed: true)
      for step in 1...6 {
        try input.movePointer(toX: bar.x + Double(step) * 5, y: bar.y + Double(step) * 5)
      }
      let isOwn = !gallery.process.waylandLog.isDecoratedByCompositor
      if isOwn {
        try trial.check(
          trial.wait { gallery.process.waylandLog.count("xdg_toplevel.move") > 0 },
          "its title bar asks for no move")
        // From here on, the compositor handles the drag.
        var step = 6
        try trial.check(
          trial.wait(seconds: 1) {
            step += 1
            try input.movePointer(toX: bar.x + Double(step) * 5, y: bar.y + Double(step) * 5)
            return !gallery.process.waylandLog.events("wl_pointer.leave").isEmpty
          }, "the compositor does not take the pointer")
        try input.movePointer(toX: bar.x + 60, y: bar.y + 60)
      }
      try input.button(.left, isPressed: false)
      trial.rest(on: compositor)
      let after = try trial.origin(of: gallery.process, under: (430, 330), on: compositor)
      try trial.check(
        after.x > before.x + 10 && after.y > before.y + 10, "it went from \(before) to \(after)")
    },
    Behaviour("resize") { trial in
      let compositor = try trial.start()
      let gallery = try trial.gallery("touch", on: compositor)
      let origin = try trial.origin(of: gallery.process, under: (400, 300), on: compositor)
      guard let geometry = gallery.process.waylandLog.geometry else { return }
      if case .sway = compositor.kind {
        try compositor.swaymsg("[app_id=\".*\"] resize set 560 px 440 px")
      } else {
        let input = try compositor.input
        let corner = (x: origin.x + geometry.width + 2, y: origin.y + geometry.height + 2)
        try input.movePointer(toX: corner.x, y: corner.y)
        try input.button(.left, isPressed: true)
        if !gallery.process.waylandLog.isDecoratedByCompositor {
          try trial.check(
            trial.wait { gallery.process.waylandLog.count("xdg_toplevel.resize") > 0 },
            "its edge asks for no change of size")
        }
        for step in 1...10 {
          try input.movePointer(toX: corner.x + Double(step) * 6, y: corner.y + Double(step) * 4)
          // labwc ignores motion within the same frame.
          _ = trial.wait(seconds: 0.03) { false }
        }
        try input.button(.left, isPressed: false)
      }
      try trial.check(
        trial.wait {
          guard let now = gallery.process.waylandLog.geometry else { return false }
          return now.width >= geometry.width + 40 && now.height >= geometry.height + 30
        }, "it is \(gallery.process.waylandLog.geometrySize ?? []) still")
    },
    Behaviour("maximise") { trial in
      let compositor = try trial.start()
      let gallery = try trial.gallery("touch", on: compositor)
      if case .sway = compositor.kind { throw Ending.notOffered("sway maximises nothing") }
      let size = gallery.process.waylandLog.geometrySize
      let origin = try trial.origin(of: gallery.process, under: (400, 300), on: compositor)
      let bar = try trial.titleBar(of: gallery.process, at: origin)
      try compositor.input.click(atX: bar.x, y: bar.y)
      try compositor.input.click(atX: bar.x, y: bar.y)
      let width = "\(compositor.size.width)"
      try trial.check(
        trial.wait { gallery.process.waylandLog.geometrySize?.first == width },
        "two clicks on the bar make it \(gallery.process.waylandLog.geometrySize ?? [])")
      trial.rest(on: compositor)
      let top = try trial.origin(of: gallery.process, under: (400, 300), on: compositor)
      let topBar = try trial.titleBar(of: gallery.process, at: top)
      try compositor.input.click(atX: topBar.x, y: topBar.y)
      try compositor.input.click(atX: topBar.x, y: topBar.y)
      try trial.check(
        trial.wait { gallery.process.waylandLog.geometrySize == size },
        "two more make it \(gallery.process.waylandLog.geometrySize ?? [])")
    },
    Behaviour("fullscreen") { trial in
      let compositor = try trial.start()
      let gallery = try trial.gallery("touch", on: compositor)
      let size = gallery.process.waylandLog.geometrySize
      try compositor.input.click(atX: 400, y: 300)
      try compositor.input.strike(.f11)
      let whole = ["\(compositor.size.width)", "\(compositor.size.height)"]
      try trial.check(
        trial.wait { gallery.process.waylandLog.geometrySize == whole },
        "F11 makes it \(gallery.process.waylandLog.geometrySize ?? [])")
      trial.rest(on: compositor)
      try compositor.input.strike(.f11)
      try trial.check(
        trial.wait { gallery.process.waylandLog.geometrySize == size },
        "F11 once more makes it \(gallery.process.waylandLog.geometrySize ?? [])")
    },
    Behaviour("minimise") { trial in
      let compositor = try trial.start()
      let gallery = try trial.gallery("touch", on: compositor)
      if case .sway = compositor.kind { throw Ending.notOffered("sway minimises nothing") }
      let origin = try trial.origin(of: gallery.process, under: (400, 300), on: compositor)
      guard let geometry = gallery.process.waylandLog.geometry else { return }
      if gallery.process.waylandLog.isDecoratedByCompositor {
        try compositor.input.strike(.windows, .down)
      } else {
        // Click the third button from the right of the window's own title bar.
        try compositor.input.click(atX: origin.x + geometry.width - 112, y: origin.y + 22)
        try trial.check(
          trial.wait { gallery.process.waylandLog.count("xdg_toplevel.set_minimized") == 1 },
          "its button asks for nothing")
      }
      trial.rest(on: compositor)
      let isAway = try trial.wait {
        let count = gallery.process.waylandLog.pointerPositions.count
        try compositor.input.movePointer(toX: 410, y: 300)
        try compositor.input.movePointer(toX: 400, y: 300)
        return !trial.wait(seconds: 0.3) {
          gallery.process.waylandLog.pointerPositions.count > count
        }
      }
      try trial.check(isAway, "it is there still")
      try trial.check(gallery.process.isRunning, "it ended")
    },
  ]
}

extension Trial {
  /// Returns the center of a window's title bar on the output, which is drawn either by the window or by the
  /// compositor above it.
  func titleBar(
    of process: ChildProcess, at origin: (x: Double, y: Double)
  ) throws -> (x: Double, y: Double) {
    guard let geometry = process.waylandLog.geometry else {
      throw Ending.failed("the window has no geometry")
    }
    guard process.waylandLog.isDecoratedByCompositor else {
      return (origin.x + geometry.width / 2, origin.y + 22)
    }
    if desktop.kind == .sway { throw Ending.notPlayed("sway is configured to draw no title bars") }
    return (origin.x + geometry.width / 2, origin.y - 10)
  }
}
