import Glibc
import ResponderGeometry

/// A picture of lines and areas on a grid of 24 units, drawn anew in every size.
struct Symbol: Hashable, Sendable {
  /// One stroke of the pen, or one area.
  struct Part: Hashable, Sendable {
    var path: Path
    /// Whether the area is filled; otherwise a line is drawn.
    var isFilled: Bool
    /// Whether it is a hole in what lies below it.
    var isErased = false
  }

  /// The side of the grid, in units.
  static let side = 24.0
  /// The width of every line, in units.
  static let lineWidth = 1.75

  let name: String
  let parts: [Part]
  /// How many times the usual width its lines have.
  var lineFactor = 1.0

  static func == (a: Symbol, b: Symbol) -> Bool {
    a.name == b.name && a.lineFactor == b.lineFactor
  }

  /// Whether it is mirrored where things go from right to left: those that say forward or backward.
  var followsDirection: Bool {
    name.contains("forward") || name.contains("backward") || Self.mirroredNames.contains(name)
  }

  /// Lists and the like, which begin at one side.
  private static let mirroredNames: Set<String> = [
    "list.bullet", "text.alignleft", "text.alignright", "list.number", "checklist",
    "increase.indent", "decrease.indent", "arrow.turn.down.right", "sidebar.left", "sidebar.right",
    "arrow.right.square", "arrowshape.turn.up.left", "arrowshape.turn.up.right", "text.bubble",
  ]

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(lineFactor)
  }

  /// The symbol of a name; nil for a name that is not in ``names``.
  static func named(_ name: String) -> Symbol? {
    if let parts = drawnParts(name) ?? derivedParts(name) {
      return Symbol(name: name, parts: parts)
    }
    return otherNames[name].flatMap(named)
  }

  /// The symbol of a name that a program uses. In a debug build, a name that no symbol has is written to the
  /// standard error, once.
  static func used(_ name: String) -> Symbol? {
    let symbol = named(name)
    // Debug builds alone evaluate an assertion.
    assert(symbol != nil || MissingSymbols.report(name))
    return symbol
  }

  /// The parts of a symbol that is drawn by itself; nil for others.
  static func drawnParts(_ name: String) -> [Part]? {
    for table in tables {
      if let parts = table[name] { return parts() }
    }
    for shapes in shapeTables {
      if let steps = shapes[name] { return Part.parts(of: steps) }
    }
    return nil
  }

  /// Whether a symbol is drawn by itself.
  static func hasOwnParts(_ name: String) -> Bool {
    tables.contains { $0[name] != nil } || shapeTables.contains { $0[name] != nil }
  }

  /// The names of every symbol, in alphabetical order; one that has several has one here.
  static let names: [String] =
    (tables.flatMap(\.keys) + shapeTables.flatMap(\.keys) + Array(derivedNames)).sorted()

  /// Makes a symbol's parts when it is first asked for.
  typealias Table = [String: @Sendable () -> [Part]]

  private static let tables = [signTable, objectTable, mediaTable]
  private static let shapeTables = [markShapes, thingShapes, deviceShapes]
}

extension Symbol.Part {
  /// A line along steps such as `M 4 12 L 9 17 C 1 2 3 4 5 6 Z`, in absolute units.
  static func line(_ steps: String) -> Self { Self(path: Path(steps: steps), isFilled: false) }

  /// A circle's line.
  static func ring(_ x: Double, _ y: Double, _ radius: Double) -> Self {
    Self(path: circle(x, y, radius), isFilled: false)
  }

  /// A filled circle.
  static func dot(_ x: Double, _ y: Double, _ radius: Double) -> Self {
    Self(path: circle(x, y, radius), isFilled: true)
  }

  /// The line around a box with round corners.
  static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double
  ) -> Self {
    Self(
      path: Path(
        roundedRect: Rect(x: x, y: y, width: width, height: height), cornerRadius: radius),
      isFilled: false)
  }

  /// A part of a circle's line, clockwise on screen; angles in degrees.
  static func arc(
    _ x: Double, _ y: Double, _ radius: Double, from start: Double, to end: Double
  ) -> Self {
    Self(
      path: Path(
        arcCenter: Point(x: x, y: y), radius: radius, startAngle: start * .pi / 180,
        endAngle: end * .pi / 180),
      isFilled: false)
  }

  /// A polygon with round corners; its corners are pairs of x and y.
  static func polygon(_ corners: [Double], radius: Double, isFilled: Bool = false) -> Self {
    Self(path: Path(polygon: corners, radius: radius), isFilled: isFilled)
  }

  /// The same part, filled.
  var filled: Self { Self(path: path, isFilled: true) }

  /// The same part, its left and right exchanged.
  var mirrored: Self {
    Self(path: path.applying(Transform(a: -1, tx: Symbol.side)), isFilled: isFilled)
  }

  private static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    Path(ovalIn: Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }
}

extension Path {
  /// Creates a path from letters and numbers: M, L, C with as many points as they take, H and V
  /// with a coordinate, Z.
  fileprivate init(steps: String) {
    self.init()
    var words = steps.split(separator: " " as Character)[...]
    func number() -> Double { words.popFirst().flatMap { Double($0) } ?? 0 }
    func point() -> Point {
      let x = number()
      return Point(x: x, y: number())
    }
    while let step = words.popFirst() {
      let last = currentPoint ?? .zero
      switch step {
      case "M": move(to: point())
      case "L": addLine(to: point())
      case "H": addLine(to: Point(x: number(), y: last.y))
      case "V": addLine(to: Point(x: last.x, y: number()))
      case "C":
        let (control1, control2) = (point(), point())
        addCurve(to: point(), control1: control1, control2: control2)
      default: close()
      }
    }
  }

  /// Creates a polygon whose corners are rounded off.
  fileprivate init(polygon numbers: [Double], radius: Double) {
    self.init()
    let corners = stride(from: 0, to: numbers.count - 1, by: 2).map {
      Point(x: numbers[$0], y: numbers[$0 + 1])
    }
    for (index, corner) in corners.enumerated() {
      func place(towards other: Point) -> Point {
        let distance = corner.distance(to: other)
        let part = min(radius, distance / 2) / distance
        return corner + (other - corner) * part
      }
      let first = place(towards: corners[(index + corners.count - 1) % corners.count])
      if index == 0 { move(to: first) } else { addLine(to: first) }
      addQuadCurve(to: place(towards: corners[(index + 1) % corners.count]), control: corner)
    }
    close()
  }
}
