import RealCompositors

extension WaylandLog {
  /// The latest geometry of the window, in points in the coordinates of its surface.
  var geometry: (x: Double, y: Double, width: Double, height: Double)? {
    let numbers = requests("xdg_surface.set_window_geometry").last?.arguments.compactMap(
      Double.init)
    guard let numbers, numbers.count == 4 else { return nil }
    return (numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// The size of the latest geometry, as strings from the log.
  var geometrySize: [String]? {
    requests("xdg_surface.set_window_geometry").last.map { Array($0.arguments.suffix(2)) }
  }

  /// The reported positions of the pointer on the surface, in points.
  var pointerPositions: [(x: Double, y: Double)] {
    entries.compactMap { entry in
      guard !entry.isRequest, entry.interface == "wl_pointer",
        entry.message == "enter" || entry.message == "motion"
      else { return nil }
      let numbers = entry.arguments.suffix(2).compactMap(Double.init)
      return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }
  }

  /// Returns the size of the latest buffer of a surface, in device pixels.
  func bufferSize(of surface: Int) -> [Int]? {
    let attached = requests("wl_surface.attach").last {
      $0.object == surface && $0.arguments.first != "nil"
    }
    guard let buffer = attached?.arguments.first.flatMap(Self.number) else { return nil }
    let made = requests("wl_shm_pool.create_buffer").last {
      $0.arguments.first.flatMap(Self.number) == buffer
    }
    return made.map { $0.arguments.dropFirst(2).prefix(2).compactMap { Int($0) } }
  }

  /// Returns the size in points to which a surface's viewport scales its buffer, or nil if there is no
  /// viewport.
  func lastSize(of surface: Int) -> [Int]? {
    let viewports = requests("wp_viewporter.get_viewport").filter {
      $0.arguments.last.flatMap(Self.number) == surface
    }
    guard let viewport = viewports.last?.arguments.first.flatMap(Self.number) else { return nil }
    return requests("wp_viewport.set_destination").last { $0.object == viewport }
      .map { $0.arguments.compactMap { Int($0) } }
  }

  /// Returns the number of an object that is printed as `wl_surface@7` or `new id wl_surface#7`.
  private static func number(_ argument: String) -> Int? {
    argument.split(whereSeparator: { "@#".contains($0) }).last.flatMap { Int($0) }
  }

  /// A Boolean value that indicates whether the compositor draws the window's title bar.
  var isDecoratedByCompositor: Bool {
    events("zxdg_toplevel_decoration_v1.configure").last?.arguments == ["2"]
  }

  /// Returns the number of requests and events with the given name.
  func count(_ name: String) -> Int { events(name).count + requests(name).count }
}
