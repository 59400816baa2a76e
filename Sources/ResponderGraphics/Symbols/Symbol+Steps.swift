import ResponderGeometry

extension Symbol.Part {
  /// Creates parts from steps, which are separated by semicolons:
  ///
  /// - `M 4 12 L 9 17 C 1 2 3 4 5 6 H 3 V 4 Z`: a line.
  /// - `R x y radius`, `D x y radius`: a circle's line, and a filled circle.
  /// - `O x y width height`: the line of an ellipse in a box.
  /// - `B x y width height radius`: the line around a box with round corners.
  /// - `A x y radius start end`: a part of a circle's line, clockwise, in degrees.
  /// - `P x y x y … radius`: a polygon with round corners.
  ///
  /// A star before a step fills the part.
  static func parts(of steps: String) -> [Self] {
    steps.split(separator: ";").compactMap { text in
      var words = text.split { $0 == " " || $0 == "\n" }
      let isFilled = words.first?.first == "*"
      if isFilled { words[0] = words[0].dropFirst() }
      guard let kind = words.first else { return nil }
      if kind == "M" {
        let line = Self.line(words.joined(separator: " "))
        return isFilled ? line.filled : line
      }
      let numbers = words.dropFirst().compactMap { Double($0) }
      let part = Self(kind: kind, numbers)
      return isFilled ? part?.filled : part
    }
  }

  private init?(kind: Substring, _ numbers: [Double]) {
    switch (kind, numbers.count) {
    case ("R", 3): self = .ring(numbers[0], numbers[1], numbers[2])
    case ("D", 3): self = .dot(numbers[0], numbers[1], numbers[2])
    case ("O", 4):
      self.init(
        path: Path(
          ovalIn: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])),
        isFilled: false)
    case ("B", 5):
      self = .box(numbers[0], numbers[1], numbers[2], numbers[3], radius: numbers[4])
    case ("A", 5):
      self = .arc(numbers[0], numbers[1], numbers[2], from: numbers[3], to: numbers[4])
    case ("P", 7...): self = .polygon(numbers.dropLast(), radius: numbers[numbers.count - 1])
    default: return nil
    }
  }

  /// Returns the part scaled around the center of the grid.
  func scaled(by factor: Double) -> Self {
    let middle = Symbol.side / 2
    var part = self
    part.path = path.applying(
      Transform(translationX: -middle, y: -middle).concatenating(
        Transform(scaleX: factor, y: factor)
      ).concatenating(Transform(translationX: middle, y: middle)))
    return part
  }

  /// The part as a hole in the content below it.
  var erased: Self {
    var part = self
    part.isErased = true
    return part
  }
}
