import RealCompositors

/// A fullscreen window whose whole area has a context menu.
struct MenuClient {
  let process: ChildProcess
  private let trial: Trial
  private let compositor: RealCompositor

  init(_ trial: Trial, on compositor: RealCompositor) throws {
    self.trial = trial
    self.compositor = compositor
    process = try trial.probe("MenuProbe", on: compositor)
  }

  /// The fields of the latest line of output that describes the open menus.
  private var newest: [Substring] {
    let lines = process.output.split(separator: "\n").filter { $0.hasPrefix("open ") }
    return lines.last?.split(separator: " ") ?? []
  }

  /// The positions of the menu items, in points from the output's top-left corner.
  var positions: [(title: String, x: Double, y: Double)] {
    let words = newest.dropFirst(2).map(String.init)
    return stride(from: 0, to: words.count - 2, by: 3).compactMap { index in
      guard let x = Double(words[index + 1]), let y = Double(words[index + 2]) else { return nil }
      return (words[index], x, y)
    }
  }

  /// Waits until the given number of menus are open.
  func awaitMenus(_ count: Int) throws {
    try trial.check(
      trial.wait { newest.dropFirst().first == "\(count)" },
      "not \(count) menus are open, but \(newest.joined(separator: " "))")
  }

  /// Clicks a menu item.
  func click(_ title: String) throws {
    guard let place = positions.first(where: { $0.title == title }) else {
      throw Ending.failed("there is no item \(title): \(positions)")
    }
    // Approach the item from inside the menu, like a pointer that moves continuously.
    try compositor.input.movePointer(toX: place.x - 2, y: place.y)
    try compositor.input.click(atX: place.x, y: place.y)
  }
}
