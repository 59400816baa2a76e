import Glibc
import ResponderGeometry
import ResponderSystem

/// A drawing of lines and areas on a grid of 24 units, which is drawn in every size.
struct Symbol: Hashable, Sendable {
  /// A line or an area of a symbol.
  struct Part: Hashable, Sendable {
    var path: Path
    /// A Boolean value that indicates whether the area is filled. Otherwise, a line is drawn.
    var isFilled: Bool
    /// A Boolean value that indicates whether the part is a hole in the content below it.
    var isErased = false
  }

  /// The side of the grid, in units.
  static let side = 24.0
  /// The width of every line, in units.
  static let lineWidth = 1.75

  let name: String
  let parts: [Part]
  /// The factor of the line width.
  var lineFactor = 1.0

  static func == (a: Symbol, b: Symbol) -> Bool {
    a.name == b.name && a.lineFactor == b.lineFactor
  }

  /// A Boolean value that indicates whether the symbol is mirrored in a right-to-left layout. This includes
  /// the symbols with the words forward and backward in their names.
  var followsDirection: Bool {
    name.hasBytes(of: "forward") || name.hasBytes(of: "backward")
      || Self.mirroredNames.contains(name)
  }

  /// The names of lists and other symbols that begin at one side.
  private static let mirroredNames: Set<String> = [
    "list.bullet", "text.alignleft", "text.alignright", "list.number", "checklist",
    "increase.indent", "decrease.indent", "arrow.turn.down.right", "sidebar.left", "sidebar.right",
    "arrow.right.square", "arrowshape.turn.up.left", "arrowshape.turn.up.right", "text.bubble",
  ]

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(lineFactor)
  }

  /// Returns the symbol of a name, or `nil` if there is none.
  static func named(_ name: String) -> Symbol? {
    if let parts = drawnParts(name) ?? derivedParts(name) {
      return Symbol(name: name, parts: parts)
    }
    return otherNames[name].flatMap(named)
  }

  /// Returns the symbol of a name that a program uses. In a debug build, an unknown name is written to the
  /// standard error, once.
  static func used(_ name: String) -> Symbol? {
    let symbol = named(name)
    // Only debug builds evaluate an assertion.
    assert(symbol != nil || MissingSymbols.report(name))
    return symbol
  }

  /// Returns the parts of a symbol that is not derived from another one. For other names, returns `nil`.
  static func drawnParts(_ name: String) -> [Part]? {
    for table in tables {
      if let parts = table[name] { return parts() }
    }
    for shapes in shapeTables {
      if let steps = shapes[name] { return Part.parts(of: steps) }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a symbol is not derived from another one.
  static func hasOwnParts(_ name: String) -> Bool {
    tables.contains { $0[name] != nil } || shapeTables.contains { $0[name] != nil }
  }

  /// The names of all symbols, in alphabetical order. Other names of the same symbol are not included.
  static let names: [String] =
    (tables.flatMap(\.keys) + shapeTables.flatMap(\.keys) + Array(derivedNames)).ordered()

  /// A table of closures that create a symbol's parts on first use.
  typealias Table = [String: @Sendable () -> [Part]]

  private static let tables = [signTable, objectTable, mediaTable]
  private static let shapeTables = [markShapes, thingShapes, deviceShapes]
}

extension Symbol.Part {
  /// Returns a line along steps such as `M 4 12 L 9 17 C 1 2 3 4 5 6 Z`, with absolute coordinates in units.
  static func line(_ steps: String) -> Self { Self(path: Path(steps: steps), isFilled: false) }

  /// Returns a circle's line.
  static func ring(_ x: Double, _ y: Double, _ radius: Double) -> Self {
    Self(path: circle(x, y, radius), isFilled: false)
  }

  /// Returns a filled circle.
  static func dot(_ x: Double, _ y: Double, _ radius: Double) -> Self {
    Self(path: circle(x, y, radius), isFilled: true)
  }

  /// Returns the line around a box with round corners.
  static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double
  ) -> Self {
    Self(
      path: Path(
        roundedRect: Rect(x: x, y: y, width: width, height: height), cornerRadius: radius),
      isFilled: false)
  }

  /// Returns a part of a circle's line, clockwise on the screen. The angles are in degrees.
  static func arc(
    _ x: Double, _ y: Double, _ radius: Double, from start: Double, to end: Double
  ) -> Self {
    Self(
      path: Path(
        arcCenter: Point(x: x, y: y), radius: radius, startAngle: start * .pi / 180,
        endAngle: end * .pi / 180),
      isFilled: false)
  }

  /// Returns a polygon with round corners. The corners are pairs of x and y.
  static func polygon(_ corners: [Double], radius: Double, isFilled: Bool = false) -> Self {
    Self(path: Path(polygon: corners, radius: radius), isFilled: isFilled)
  }

  /// The part, filled.
  var filled: Self { Self(path: path, isFilled: true) }

  /// The part, mirrored horizontally.
  var mirrored: Self {
    Self(path: path.applying(Transform(a: -1, tx: Symbol.side)), isFilled: isFilled)
  }

  private static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    Path(ovalIn: Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }
}

extension Path {
  /// Creates a path from steps: M, L and C with their points, H and V with a coordinate, and Z.
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

  /// Creates a polygon with rounded corners.
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
