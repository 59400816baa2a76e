import RealCompositors

extension Behaviour {
  static let outputs = [
    Behaviour("scales 1 to 2") { trial in
      var faults: [String] = []
      var offered = 0
      for scale in [1, 1.25, 1.5, 1.75, 2] {
        let part = Trial(trial.desktop)
        defer { part.end() }
        do {
          try part.playScale(scale)
          try part.checkProtocol()
          offered += 1
        } catch {
          if case .fails(let reason) = part.outcome(of: error) {
            faults.append("\(scale): \(reason)")
          }
        }
      }
      try trial.check(faults.isEmpty, faults.joined(separator: "; "))
      try trial.check(offered >= 2, "only \(offered) scales could be had")
    },
    Behaviour("scale change") { trial in
      let compositor = try trial.start(Desktop.Screen(width: 1920, height: 1200))
      let gallery = try trial.gallery("touch", on: compositor)
      guard let before = gallery.bufferSize else { throw Ending.failed("there is no buffer") }
      try compositor.setScale(2)
      try trial.check(
        trial.wait { gallery.bufferSize?.first.map { $0 >= before[0] * 3 / 2 } ?? false },
        "at scale 2 the buffer is \(gallery.bufferSize ?? [])")
      try compositor.setScale(1)
      try trial.check(
        trial.wait { gallery.bufferSize == before },
        "at scale 1 again it is \(gallery.bufferSize ?? []), not \(before)")
    },
    Behaviour("two outputs") { trial in
      let compositor = try trial.start(Desktop.Screen(outputs: 2))
      let gallery = try trial.gallery("touch", on: compositor)
      let enters = gallery.process.waylandLog.events("wl_surface.enter").count
      try compositor.moveToSecondOutput(gallery.process)
      try trial.check(
        trial.wait { gallery.process.waylandLog.events("wl_surface.enter").count > enters },
        "it did not enter the second output")
    },
    Behaviour("rotation") { trial in
      let compositor = try trial.start()
      let gallery = try trial.gallery("touch", on: compositor, isFullscreen: true)
      try compositor.setTransform(1)
      try trial.check(
        trial.wait { gallery.process.waylandLog.geometrySize == ["600", "800"] },
        "turned, it is \(gallery.process.waylandLog.geometrySize ?? [])")
      trial.rest(on: compositor)
      try compositor.setTransform(0)
      try trial.check(
        trial.wait { gallery.process.waylandLog.geometrySize == ["800", "600"] },
        "turned back, it is \(gallery.process.waylandLog.geometrySize ?? [])")
    },
    Behaviour("rotation under a finger") { trial in
      let compositor = try trial.start()
      let gallery = try trial.gallery("touch", on: compositor, isFullscreen: true)
      try compositor.input.touchDown(0, x: 300, y: 300)
      try compositor.input.touchFrame()
      try trial.check(
        trial.wait { gallery.events("touch", "began").count == 1 }, "no finger came down")
      guard desktopTurnsUnderFingers(compositor) else {
        throw Ending.notPlayed("its fingers go with the monitor's stream")
      }
      try compositor.setTransform(1)
      try trial.check(
        trial.wait { gallery.process.waylandLog.geometrySize == ["600", "800"] },
        "turned, it is \(gallery.process.waylandLog.geometrySize ?? [])")
      try compositor.input.touchUp(0)
      try compositor.input.touchFrame()
      try trial.check(
        trial.wait {
          gallery.events("touch", "ended").count + gallery.events("touch", "cancelled").count == 1
        }, "the finger never ends")
      try compositor.input.tap(atX: 300, y: 400)
      try trial.check(
        trial.wait { gallery.events("touch", "began").count == 2 }, "the next finger is not felt")
    },
    Behaviour("devices are added and removed") { trial in
      let compositor = try trial.start()
      let gallery = try trial.gallery("touch", on: compositor, isFullscreen: true)
      for round in 1...2 {
        try compositor.input.click(atX: 400, y: 350)
        try trial.check(
          trial.wait { gallery.events("pointer", "ended").count == round },
          "click \(round) did not come")
        try compositor.input.type("x")
        try trial.check(
          trial.wait { gallery.events("key", "ended").count == round }, "key \(round) did not come")
        guard round == 1 else { break }
        if case .weston = compositor.kind {
          for device in ["pointer", "keyboard"] {
            try compositor.setCapability(device, isPresent: false)
            try compositor.setCapability(device, isPresent: true)
          }
        } else {
          compositor.unplug()
          try compositor.plug()
        }
        // The program requests its pointer again when the seat reports one.
        _ = trial.wait(seconds: 0.5) { false }
      }
    },
    Behaviour("outputs are added and removed") { trial in
      let compositor = try trial.start(Desktop.Screen(outputs: 2))
      let gallery = try trial.gallery("touch", on: compositor, isFullscreen: true)
      try compositor.setSecondOutput(isOn: false)
      try compositor.setSecondOutput(isOn: true)
      try compositor.input.click(atX: 400, y: 350)
      try trial.check(
        trial.wait { gallery.events("pointer", "ended").count == 1 }, "no click comes afterwards")
    },
  ]

  private static func desktopTurnsUnderFingers(_ compositor: RealCompositor) -> Bool {
    if case .mutter = compositor.kind { return false }
    return true
  }
}

extension Trial {
  /// Verifies a fullscreen window on an output of 1920 × 1200 pixels at a given scale: the size of its
  /// buffer, and the position of a click.
  fileprivate func playScale(_ scale: Double) throws {
    let screen = Desktop.Screen(width: 1920, height: 1200, scale: scale)
    let compositor = try start(screen)
    let gallery = try GalleryClient(on: compositor, page: "touch", options: ["--fullscreen"])
    let width = 1920 / compositor.outputScale
    try check(
      wait { abs((gallery.process.waylandLog.geometry?.width ?? 0) - width) < 2 },
      "it is \(gallery.process.waylandLog.geometrySize ?? []), the output \(width) wide")
    rest(on: compositor)
    let log = gallery.process.waylandLog
    guard let points = log.geometry else { throw Ending.failed("it has no geometry") }
    // Without fractional scales, buffers are drawn at the next whole scale.
    let told = log.events("wp_fractional_scale_v1.preferred_scale").last?.arguments.first
    let factor =
      told.flatMap(Double.init).map { $0 / 120 } ?? compositor.outputScale.rounded(.up)
    let wanted = [points.width, points.height].map { Int(($0 * factor + 0.5).rounded(.down)) }
    try check(
      wait { gallery.bufferSize == wanted },
      "the buffer is \(gallery.bufferSize ?? []), not \(wanted)")
    // Without a graphics card, GNOME's shell takes seconds to show a large window.
    var step = 0.0
    let isOver = try RealCompositors.wait(seconds: 20, interval: 0.3) {
      step += 1
      try compositor.input.movePointer(toX: 300 + step.truncatingRemainder(dividingBy: 5), y: 250)
      return !gallery.process.waylandLog.pointerPositions.isEmpty
    }
    try check(isOver, "the pointer is not over it")
    try compositor.input.click(atX: 300, y: 250)
    try check(wait { gallery.events("pointer", "ended").count == 1 }, "no click came")
    let place = gallery.events("pointer", "began").first
    try check(
      abs((place?.x ?? 0) - 300) < 1 && abs((place?.y ?? 0) - 250) < 1,
      "a click at 300, 250 came at \(place?.x ?? 0), \(place?.y ?? 0)")
  }
}
