extension RealCompositor {
  /// Switches to the keyboard's second layout, which is German.
  package func useSecondLayout() throws {
    switch kind {
    case .kwin:
      let bus = try MessageBus(path: folder.file("bus"))
      let name = "org.kde.KeyboardLayouts"
      _ = try bus.call("org.kde.keyboard", path: "/Layouts", name, "setLayout", .uint32(1))
    case .weston:
      try input.strike(.menu)
    case .sway, .labwc:
      guard let devices = try input as? WlrootsInput else { return }
      try devices.useLayout(1)
    case .mutter(let isShell):
      guard isShell else {
        throw CompositorError.unsupported("mutter has one layout without GNOME's shell")
      }
      try shellEvaluate(
        "imports.ui.status.keyboard.getInputSourceManager().inputSources[1].activate(true)")
    }
  }
}
