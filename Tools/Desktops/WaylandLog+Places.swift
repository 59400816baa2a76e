import RealCompositors

extension WaylandLog {
  /// The window's geometry within its surface, as it was set last, in points.
  var geometry: (x: Double, y: Double, width: Double, height: Double)? {
    let numbers = requests("xdg_surface.set_window_geometry").last?.arguments.compactMap(
      Double.init)
    guard let numbers, numbers.count == 4 else { return nil }
    return (numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// The size of that, as it is printed.
  var geometrySize: [String]? {
    requests("xdg_surface.set_window_geometry").last.map { Array($0.arguments.suffix(2)) }
  }

  /// Where the pointer was on the surface, each time that it was told, in points.
  var pointerPlaces: [(x: Double, y: Double)] {
    entries.compactMap { entry in
      guard !entry.isRequest, entry.interface == "wl_pointer",
        entry.message == "enter" || entry.message == "motion"
      else { return nil }
      let numbers = entry.arguments.suffix(2).compactMap(Double.init)
      return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }
  }

  /// Whether the compositor draws the window's title bar.
  var isDecoratedByCompositor: Bool {
    events("zxdg_toplevel_decoration_v1.configure").last?.arguments == ["2"]
  }

  /// How many times an interface was asked for something, or told it.
  func count(_ name: String) -> Int { events(name).count + requests(name).count }
}
