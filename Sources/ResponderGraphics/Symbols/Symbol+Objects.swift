import Glibc
import ResponderGeometry

extension Symbol {
  /// Symbols of objects: tools, documents and people.
  static let objectTable: Table = [
    "gearshape": { [.polygon(gearCorners, radius: 0.95), .ring(12, 12, 3.1)] },
    "magnifyingglass": { [.ring(10.5, 10.5, 6.75), .line("M 15.5 15.5 L 21 21")] },
    "trash": {
      [
        .line("M 3.75 6.5 H 20.25"),
        .line(
          "M 8.75 6.25 V 5 C 8.75 4 9.5 3.25 10.5 3.25 H 13.5 C 14.5 3.25 15.25 4 15.25 5 V 6.25"),
        .line(
          "M 5.5 6.75 L 6.35 18.75 C 6.45 20.1 7.3 20.75 8.5 20.75 H 15.5 "
            + "C 16.7 20.75 17.55 20.1 17.65 18.75 L 18.5 6.75"),
        .line("M 10 10.5 V 16.75"), .line("M 14 10.5 V 16.75"),
      ]
    },
    "square.and.arrow.up": {
      [
        .line("M 12 15 V 3"), .line("M 8 7 L 12 3 L 16 7"),
        .line(
          "M 8.5 10 H 7 C 5.6 10 5 10.6 5 12 V 19 C 5 20.4 5.6 21 7 21 H 17 "
            + "C 18.4 21 19 20.4 19 19 V 12 C 19 10.6 18.4 10 17 10 H 15.5"),
      ]
    },
    "square.on.square": {
      [
        .box(8.5, 8.5, 12.5, 12.5, radius: 2.75),
        .line(
          "M 15.5 5.5 C 15.5 4 14.5 3 13 3 H 5.5 C 4 3 3 4 3 5.5 V 13 C 3 14.5 4 15.5 5.5 15.5"),
      ]
    },
    "plus.square.on.square": {
      [
        .box(8.5, 8.5, 12.5, 12.5, radius: 2.75),
        .line(
          "M 15.5 5.5 C 15.5 4 14.5 3 13 3 H 5.5 C 4 3 3 4 3 5.5 V 13 C 3 14.5 4 15.5 5.5 15.5"),
        .line("M 14.75 11.5 V 18 M 11.5 14.75 H 18"),
      ]
    },
    "photo": {
      [
        .box(3, 4.5, 18, 15, radius: 2.75), .dot(8.25, 9.5, 1.6),
        .line("M 3.5 17 L 8.75 12.75 L 12.25 16 L 15.5 12.5 L 20.5 17"),
      ]
    },
    "hand.tap": {
      [
        .line(
          "M 9.25 15 V 8.5 C 9.25 7.5 10 6.75 11 6.75 C 12 6.75 12.75 7.5 12.75 8.5 V 12.25 "
            + "L 17 13.1 C 18.5 13.4 19.3 14.5 19.1 16 L 18.7 18.75 "
            + "C 18.5 20.4 17.4 21.5 15.75 21.5 H 12.75 C 11.6 21.5 10.75 21.1 10 20.2 L 6.4 16 "
            + "C 5.8 15.25 5.9 14.3 6.6 13.8 C 7.2 13.35 8 13.45 8.5 14.05 Z"),
        .arc(11, 8.25, 5.5, from: 165, to: 375),
      ]
    },
    "hand.draw": {
      [
        .line(
          "M 9.25 15.5 V 9.5 C 9.25 8.5 10 7.75 11 7.75 C 12 7.75 12.75 8.5 12.75 9.5 V 13 "
            + "L 17 13.8 C 18.5 14.1 19.3 15.1 19.1 16.5 L 18.7 18.9 "
            + "C 18.5 20.5 17.4 21.5 15.75 21.5 H 12.75 C 11.6 21.5 10.75 21.1 10 20.2 L 6.4 16.4 "
            + "C 5.8 15.65 5.9 14.7 6.6 14.2 C 7.2 13.75 8 13.85 8.5 14.45 Z"),
        .line("M 3.5 8 C 4.5 3 8 2 10 4 C 12 6 15 6.5 16 4.5 C 17 2.5 19.5 2.75 20.5 5"),
      ]
    },
    "hand.raised": {
      [
        .line(
          "M 7.5 13 V 6 C 7.5 4.2 10 4.2 10 6 V 11 V 4.25 C 10 2.4 12.6 2.4 12.6 4.25 V 11 V 5.25 "
            + "C 12.6 3.5 15.2 3.5 15.2 5.25 V 11.5 V 7.5 C 15.2 5.75 17.75 5.75 17.75 7.5 V 14.5 "
            + "C 17.75 18.75 15.5 21.25 12 21.25 C 9.25 21.25 7.5 20 6 17.25 L 4 13.25 "
            + "C 3.3 11.7 5.2 10.7 6.2 12 Z")
      ]
    },
    "link": { linkParts },
    "pencil": {
      [
        .line(
          "M 4 20 L 5.1 15.4 L 16 4.5 C 16.9 3.6 18.1 3.6 19 4.5 L 19.5 5 "
            + "C 20.4 5.9 20.4 7.1 19.5 8 L 8.6 18.9 Z"),
        .line("M 13.75 6.75 L 17.25 10.25"),
      ]
    },
    "folder": {
      [
        .line(
          "M 3 17 V 7 C 3 5.4 3.9 4.5 5.5 4.5 H 8.75 C 9.5 4.5 10 4.75 10.5 5.35 L 11.75 7 H 18.5 "
            + "C 20.1 7 21 7.9 21 9.5 V 17 C 21 18.6 20.1 19.5 18.5 19.5 H 5.5 "
            + "C 3.9 19.5 3 18.6 3 17 Z")
      ]
    },
    "doc": {
      [
        .line(
          "M 13.25 3 H 7.5 C 5.9 3 5 3.9 5 5.5 V 18.5 C 5 20.1 5.9 21 7.5 21 H 16.5 "
            + "C 18.1 21 19 20.1 19 18.5 V 8.75 Z"),
        .line("M 13.25 3.25 V 7.5 C 13.25 8.3 13.7 8.75 14.5 8.75 H 18.75"),
      ]
    },
    "doc.on.clipboard": {
      [
        .line(
          "M 8.5 4.5 H 7.5 C 5.9 4.5 5 5.4 5 7 V 18.5 C 5 20.1 5.9 21 7.5 21 H 16.5 "
            + "C 18.1 21 19 20.1 19 18.5 V 7 C 19 5.4 18.1 4.5 16.5 4.5 H 15.5"),
        .box(8.5, 2.75, 7, 3.75, radius: 1.4), .line("M 9 12 H 15"), .line("M 9 16 H 13"),
      ]
    },
    "scissors": {
      [
        .ring(6, 6.25, 2.6), .ring(6, 17.75, 2.6), .line("M 8.1 7.8 L 20 16.75"),
        .line("M 8.1 16.2 L 20 7.25"),
      ]
    },
    "bell": {
      [
        .line(
          "M 12 3 C 8.6 3 6.25 5.5 6.25 8.9 C 6.25 12.75 5.25 14.25 4.25 15.6 "
            + "C 3.7 16.4 4.15 17.25 5.1 17.25 H 18.9 C 19.85 17.25 20.3 16.4 19.75 15.6 "
            + "C 18.75 14.25 17.75 12.75 17.75 8.9 C 17.75 5.5 15.4 3 12 3 Z"),
        .line("M 9.5 20 C 10.1 20.75 11 21.1 12 21.1 C 13 21.1 13.9 20.75 14.5 20"),
      ]
    },
    "person": {
      [
        .ring(12, 7.5, 4),
        .line("M 4.25 20.5 C 4.25 16.7 7.4 14.75 12 14.75 C 16.6 14.75 19.75 16.7 19.75 20.5"),
      ]
    },
    "house": {
      [
        .line("M 2.75 11.5 L 12 3.5 L 21.25 11.5"),
        .line(
          "M 5.25 9.75 V 18.5 C 5.25 20 6 20.75 7.5 20.75 H 16.5 C 18 20.75 18.75 20 18.75 18.5 V 9.75"
        ),
        .line(
          "M 9.75 20.5 V 15.5 C 9.75 14.6 10.25 14 11.25 14 H 12.75 C 13.75 14 14.25 14.6 14.25 15.5 V 20.5"
        ),
      ]
    },
    "lock": {
      [
        .box(5, 10.5, 14, 10.5, radius: 2.5),
        .line("M 8 10.25 V 7.25 C 8 4.8 9.6 3 12 3 C 14.4 3 16 4.8 16 7.25 V 10.25"),
      ]
    },
    "eye": { eyeParts },
    "eye.slash": { eyeParts + [.line("M 4 3.5 L 20 20.5")] },
    "character.cursor.ibeam": {
      [
        .line("M 2.5 18 L 7.5 6 L 12.5 18"), .line("M 4.25 14 H 10.75"),
        .line("M 18.5 5.5 V 18.5"),
        .line("M 15.75 3.25 C 17.5 3.25 18.5 4 18.5 5.5 C 18.5 4 19.5 3.25 21.25 3.25"),
        .line("M 15.75 20.75 C 17.5 20.75 18.5 20 18.5 18.5 C 18.5 20 19.5 20.75 21.25 20.75"),
      ]
    },
    "keyboard": {
      [
        .box(2, 5, 20, 14, radius: 2.75), .dot(6, 9, 1), .dot(10, 9, 1), .dot(14, 9, 1),
        .dot(18, 9, 1), .dot(8, 12, 1), .dot(12, 12, 1), .dot(16, 12, 1),
        .line("M 8.5 15.5 H 15.5"),
      ]
    },
    "display": {
      [
        .box(2.5, 4, 19, 13, radius: 2.5), .line("M 12 17.25 V 20.5"), .line("M 8 20.5 H 16"),
      ]
    },
    "calendar": {
      [
        .box(3.5, 5, 17, 16, radius: 2.75), .line("M 3.75 10 H 20.25"), .line("M 8 3 V 6.75"),
        .line("M 16 3 V 6.75"),
      ]
    },
    "clock": { [.ring(12, 12, 9), .line("M 12 6.75 V 12 L 15.5 14")] },
  ]

  private static let eyeParts: [Part] = [
    .line(
      "M 2 12 C 4.2 8 7.7 5.5 12 5.5 C 16.3 5.5 19.8 8 22 12 C 19.8 16 16.3 18.5 12 18.5 "
        + "C 7.7 18.5 4.2 16 2 12 Z"),
    .ring(12, 12, 3.1),
  ]

  /// Eight teeth, which are wide at the base and narrow at the tip.
  private static var gearCorners: [Double] {
    (0..<8).flatMap { tooth in
      [(-0.29, 7.0), (-0.19, 9.9), (0.19, 9.9), (0.29, 7.0)].flatMap { offset, reach in
        let angle = Double(tooth) * .pi / 4 + offset
        return [12 + reach * cos(angle), 12 + reach * sin(angle)]
      }
    }
  }

  /// Two open links at an angle, and the bar between them.
  private static var linkParts: [Part] {
    let slant = Transform(rotationAngle: -.pi / 4)
      .concatenating(Transform(translationX: 12, y: 12))
    var left = Path()
    left.move(to: Point(x: -2, y: -3.75))
    left.addArc(
      withCenter: Point(x: -5.75, y: 0), radius: 3.75, startAngle: -.pi / 2, endAngle: .pi / 2,
      clockwise: false)
    left.addLine(to: Point(x: -2, y: 3.75))
    var bar = Path()
    bar.move(to: Point(x: -4, y: 0))
    bar.addLine(to: Point(x: 4, y: 0))
    let right = left.applying(Transform(a: -1))
    return [left, right, bar].map { Part(path: $0.applying(slant), isFilled: false) }
  }
}
