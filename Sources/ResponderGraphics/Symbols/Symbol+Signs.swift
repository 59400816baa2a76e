import Glibc
import ResponderGeometry

extension Symbol {
  /// Symbols of marks, arrows and plain shapes.
  static let signTable: Table = [
    "checkmark": { [.line("M 5 12.75 L 10 17.75 L 19.25 6.75")] },
    "xmark": { [.line("M 6 6 L 18 18"), .line("M 18 6 L 6 18")] },
    "plus": { [.line("M 12 4.5 V 19.5"), .line("M 4.5 12 H 19.5")] },
    "minus": { [.line("M 4.5 12 H 19.5")] },
    "chevron.right": { [.line("M 9 5 L 16 12 L 9 19")] },
    "chevron.left": { [.line("M 15 5 L 8 12 L 15 19")] },
    "chevron.forward": { (table("chevron.right")) },
    "chevron.backward": { (table("chevron.left")) },
    "arrow.forward": { (table("arrow.right")) },
    "arrow.backward": { (table("arrow.left")) },
    "chevron.up": { [.line("M 5 15.5 L 12 8.5 L 19 15.5")] },
    "chevron.down": { [.line("M 5 8.5 L 12 15.5 L 19 8.5")] },
    "chevron.up.chevron.down": {
      [.line("M 7 9 L 12 4 L 17 9"), .line("M 7 15 L 12 20 L 17 15")]
    },
    "arrow.right": { [.line("M 4 12 H 20"), .line("M 13.5 5.5 L 20 12 L 13.5 18.5")] },
    "arrow.left": { [.line("M 20 12 H 4"), .line("M 10.5 5.5 L 4 12 L 10.5 18.5")] },
    "arrow.up": { [.line("M 12 20 V 4"), .line("M 5.5 10.5 L 12 4 L 18.5 10.5")] },
    "arrow.down": { [.line("M 12 4 V 20"), .line("M 5.5 13.5 L 12 20 L 18.5 13.5")] },
    "arrow.up.and.down": {
      [
        .line("M 12 3 V 21"), .line("M 6.5 8.5 L 12 3 L 17.5 8.5"),
        .line("M 6.5 15.5 L 12 21 L 17.5 15.5"),
      ]
    },
    "arrow.clockwise": {
      [.arc(12, 12.75, 7.63, from: 15, to: 328.4), .line("M 18.5 3.75 V 8.75 H 13.5")]
    },
    "arrow.uturn.backward": {
      [
        .line("M 8.5 4.5 L 4 9 L 8.5 13.5"),
        .line("M 4 9 H 14.5 C 17.8 9 20 11.2 20 14.25 C 20 17.3 17.8 19.5 14.5 19.5 H 11"),
      ]
    },
    "arrow.uturn.forward": { (table("arrow.uturn.backward")).map(\.mirrored) },
    "circle": { [.ring(12, 12, 9)] },
    "circle.fill": { [.dot(12, 12, 9.875)] },
    "square": { [.box(4, 4, 16, 16, radius: 3.5)] },
    "square.fill": { [Part.box(3.125, 3.125, 17.75, 17.75, radius: 4.375).filled] },
    "minus.square": { [.box(4, 4, 16, 16, radius: 3.5), .line("M 8 12 H 16")] },
    "checkmark.square": {
      [.box(4, 4, 16, 16, radius: 3.5), .line("M 8 12.5 L 11 15.5 L 16 9")]
    },
    "checkmark.circle": { [.ring(12, 12, 9), .line("M 8 12.5 L 11 15.5 L 16 9")] },
    "xmark.circle": { [.ring(12, 12, 9), .line("M 9 9 L 15 15"), .line("M 15 9 L 9 15")] },
    "xmark.circle.fill": { [cutOut(of: Part.dot(12, 12, 9.875).path, crossReach: 4.4)] },
    "plus.circle": { [.ring(12, 12, 9), .line("M 12 8 V 16"), .line("M 8 12 H 16")] },
    "minus.circle": { [.ring(12, 12, 9), .line("M 8 12 H 16")] },
    "info.circle": { [.ring(12, 12, 9), .line("M 12 11.25 V 16.5"), .dot(12, 7.75, 1.15)] },
    "questionmark.circle": {
      [
        .ring(12, 12, 9), .dot(12, 16.6, 1.1),
        .line(
          "M 9.4 9.4 C 9.5 8 10.5 7.1 12 7.1 C 13.5 7.1 14.6 8 14.6 9.4 "
            + "C 14.6 11.5 12 11.6 12 13.5"),
      ]
    },
    "exclamationmark.triangle": {
      [
        .polygon([12, 2.75, 22.25, 20.25, 1.75, 20.25], radius: 2.75),
        .line("M 12 9.5 V 13.75"), .dot(12, 16.9, 1.1),
      ]
    },
    "ellipsis": { [.dot(5, 12, 1.6), .dot(12, 12, 1.6), .dot(19, 12, 1.6)] },
    "star": { [.polygon(starCorners(11.1), radius: 0.9)] },
    "star.fill": { [.polygon(starCorners(12), radius: 1.4, isFilled: true)] },
    "sparkles": {
      [
        .line(
          "M 9.5 5.5 C 10.1 11 11.5 12.4 17 13 C 11.5 13.6 10.1 15 9.5 20.5 "
            + "C 8.9 15 7.5 13.6 2 13 C 7.5 12.4 8.9 11 9.5 5.5 Z"),
        .line("M 18.5 2.75 V 8.25"), .line("M 15.75 5.5 H 21.25"),
      ]
    },
    "heart": { [heart] },
    "heart.fill": { [heart, heart.filled] },
    "list.bullet": {
      [
        .dot(4.5, 6, 1.4), .dot(4.5, 12, 1.4), .dot(4.5, 18, 1.4), .line("M 9 6 H 20.5"),
        .line("M 9 12 H 20.5"), .line("M 9 18 H 20.5"),
      ]
    },
    "line.3.horizontal": {
      [.line("M 4 6 H 20"), .line("M 4 12 H 20"), .line("M 4 18 H 20")]
    },
    "slider.horizontal.3": {
      [
        .line("M 3 6 H 12.5"), .ring(15, 6, 2.4), .line("M 17.5 6 H 21"),
        .line("M 3 12 H 6.5"), .ring(9, 12, 2.4), .line("M 11.5 12 H 21"),
        .line("M 3 18 H 12.5"), .ring(15, 18, 2.4), .line("M 17.5 18 H 21"),
      ]
    },
  ]

  private static func table(_ name: String) -> [Part] { signTable[name]?() ?? [] }

  private static let heart = Part.line(
    "M 12 20.25 C 6.6 16.6 3 13.1 3 9.2 C 3 6.2 5.2 4 7.9 4 C 9.6 4 11.1 4.9 12 6.4 "
      + "C 12.9 4.9 14.4 4 16.1 4 C 18.8 4 21 6.2 21 9.2 C 21 13.1 17.4 16.6 12 20.25 Z")

  /// Returns the ten corners of a star. Every second one is closer to the center.
  private static func starCorners(_ radius: Double) -> [Double] {
    (0..<10).flatMap { index in
      let angle = Double(index) * .pi / 5 - .pi / 2
      let reach = index % 2 == 0 ? radius : radius * 0.46
      return [12 + reach * cos(angle), 12.9 + reach * sin(angle)]
    }
  }

  /// Returns an area with a cross cut out of its middle.
  private static func cutOut(of area: Path, crossReach reach: Double) -> Part {
    let half = lineWidth / 2
    // The direction is opposite to that of the area, so that the winding rule leaves the cross out.
    let quarter = [(half, -half), (half, -reach), (-half, -reach), (-half, -half)]
    var cross = Path()
    for turn in 0..<4 {
      let rotation = Transform(rotationAngle: -Double(turn) * .pi / 2)
      for (x, y) in quarter.dropLast() {
        let point = Point(x: x, y: y).applying(rotation)
        if cross.isEmpty { cross.move(to: point) } else { cross.addLine(to: point) }
      }
    }
    cross.close()
    cross.apply(
      Transform(rotationAngle: .pi / 4).concatenating(Transform(translationX: 12, y: 12)))
    var path = area
    path.append(cross)
    return Part(path: path, isFilled: true)
  }
}
