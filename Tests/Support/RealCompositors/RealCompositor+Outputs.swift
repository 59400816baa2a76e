import Foundation

extension RealCompositor {
  /// Changes the first output's scale while programs run.
  package func setScale(_ scale: Double) throws {
    switch kind {
    case .kwin:
      try kwinOutputs.change(0, .scale(scale))
      outputScale = scale
    case .sway:
      try swaymsg("output", "HEADLESS-1", "scale", "\(scale)")
      try replug(at: scale)
    case .labwc:
      try changeHeadlessOutput(1, ["--scale", "\(scale)"])
      try replug(at: scale)
    case .mutter: try configureMutter(scale: scale, transform: 0)
    case .weston: throw CompositorError.unsupported("weston's scale is that of its start")
    }
  }

  /// Sets the transform of the first output while programs run, as a value of `wl_output.transform`.
  package func setTransform(_ number: Int) throws {
    let name = ["normal", "90", "180", "270"][number]
    switch kind {
    case .kwin: try kwinOutputs.change(0, .transform(Int32(number)))
    case .sway: try swaymsg("output", "HEADLESS-1", "transform", name)
    case .labwc: try changeHeadlessOutput(1, ["--transform", name])
    case .mutter: try configureMutter(scale: 1, transform: number)
    case .weston: throw CompositorError.unsupported("weston's transform is that of its start")
    }
  }

  /// Disables or enables the second output.
  package func setSecondOutput(isOn: Bool) throws {
    switch kind {
    case .kwin: try kwinOutputs.change(1, .isEnabled(isOn))
    case .sway: try swaymsg("output", "HEADLESS-2", isOn ? "enable" : "disable")
    case .labwc: try changeHeadlessOutput(2, [isOn ? "--on" : "--off"])
    case .mutter, .weston:
      throw CompositorError.unsupported("its outputs without a screen stay as they are")
    }
  }

  /// Changes an output of a wlroots compositor without a screen. The first output is 1.
  func changeHeadlessOutput(_ number: Int, _ words: [String]) throws {
    let change = try folder.runClient(
      Executables.require("wlr-randr"), ["--output", "HEADLESS-\(number)"] + words,
      environment: clientEnvironment)
    guard change.waitForExit() == .status(0) else {
      throw CompositorError.refused("wlr-randr \(words): \(change.errors)")
    }
  }

  /// Sets the scale and the transform of mutter's first monitor. The scale is the nearest one that mutter
  /// offers.
  private func configureMutter(scale: Double, transform: Int) throws {
    let (name, path) = ("org.gnome.Mutter.DisplayConfig", "/org/gnome/Mutter/DisplayConfig")
    let state = try gdbus(name, path, "\(name).GetCurrentState")
    // (uint32 1, [(('Meta-0', …), [('800x600@60.000', 800, 600, 60.0, 1.0, [1.0, 1.25, …], …
    guard let serial = state.firstMatch(of: #/^\(uint32 (\d+)/#)?.1,
      let mode = state.firstMatch(
        of: #/\('(\d+x\d+@[\d.]+)', \d+, \d+, [\d.]+, [\d.]+, \[([^\]]*)\]/#)
    else { throw CompositorError.refused("mutter's monitors: \(state)") }
    let scales = mode.2.split(separator: ", ").compactMap { Double($0) }
    guard let nearest = scales.min(by: { abs($0 - scale) < abs($1 - scale) }),
      abs(nearest - scale) < 0.1
    else {
      throw CompositorError.unsupported("mutter offers no scale \(scale) here, but \(scales)")
    }
    let monitor = "('Meta-0', '\(mode.1)', @a{sv} {})"
    _ = try gdbus(
      name, path, "\(name).ApplyMonitorsConfig", "\(serial)", "1",
      "[(0, 0, \(nearest), uint32 \(transform), true, [\(monitor)])]", "{}")
    // The input's stream belongs to the previous configuration of the monitor.
    try replug(at: nearest)
  }

  /// Creates the input devices again, for an output with another size in points.
  private func replug(at scale: Double) throws {
    outputScale = scale
    unplug()
    try plug()
  }
}
