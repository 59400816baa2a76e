import Glibc
import ResponderGeometry

extension Symbol {
  /// Symbols of playback, light, sound and signals.
  static let mediaTable: Table = [
    "play.fill": { [.polygon([6.5, 3, 21.5, 12, 6.5, 21], radius: 2.25, isFilled: true)] },
    "pause.fill": {
      [
        Part.box(6, 4.5, 4.25, 15, radius: 1.4).filled,
        Part.box(13.75, 4.5, 4.25, 15, radius: 1.4).filled,
      ]
    },
    "stop.fill": { [Part.box(5, 5, 14, 14, radius: 2.75).filled] },
    "record.circle": { [.ring(12, 12, 9), .dot(12, 12, 4.25)] },
    "backward.fill": { backward },
    "forward.fill": { backward.map(\.mirrored) },
    "moon": { [moon] },
    "sun.max": {
      [.ring(12, 12, 4.1)]
        + (0..<8).map { ray in
          let angle = Double(ray) * .pi / 4
          func place(_ reach: Double) -> String {
            "\(12 + reach * cos(angle)) \(12 + reach * sin(angle))"
          }
          return .line("M \(place(7.5)) L \(place(9.5))")
        }
    },
    "wifi": {
      [
        .dot(12, 18.75, 1.6), .arc(12, 18.75, 5.25, from: 225, to: 315),
        .arc(12, 18.75, 9.5, from: 225, to: 315), .arc(12, 18.75, 13.75, from: 225, to: 315),
      ]
    },
    "speaker.wave.2": {
      [
        speaker, .arc(11.25, 12, 5, from: -38, to: 38), .arc(11.25, 12, 8.75, from: -42, to: 42),
      ]
    },
    "speaker.slash": { [speaker, .line("M 16 9.5 L 21 14.5"), .line("M 21 9.5 L 16 14.5")] },
    "bolt.fill": {
      [
        .polygon(
          [13.75, 1.5, 4, 13.75, 10.75, 13.75, 10.25, 22.5, 20, 10.25, 13.25, 10.25],
          radius: 0.9, isFilled: true)
      ]
    },
  ]

  private static let backward: [Part] = [
    .polygon([12.25, 5.5, 12.25, 18.5, 1.5, 12], radius: 1.75, isFilled: true),
    .polygon([22, 5.5, 22, 18.5, 11.25, 12], radius: 1.75, isFilled: true),
  ]

  private static let speaker = Part.polygon(
    [2.5, 8.75, 6.25, 8.75, 11.75, 4, 11.75, 20, 6.25, 15.25, 2.5, 15.25], radius: 1.1)

  /// A large circle from which a smaller one is subtracted.
  private static var moon: Part {
    let (center, radius) = (Point(x: 11.5, y: 12.5), 8.75)
    let (bite, biteRadius) = (Point(x: 16.25, y: 7.75), 6.75)
    let distance = center.distance(to: bite)
    // The intersections of the circles, as angles from each center.
    let along = (distance * distance + radius * radius - biteRadius * biteRadius) / (2 * distance)
    let spread = acos(along / radius)
    let biteSpread = acos((distance - along) / biteRadius)
    let direction = -Double.pi / 4
    var path = Path()
    path.addArc(
      withCenter: center, radius: radius, startAngle: direction + spread,
      endAngle: direction - spread)
    path.addArc(
      withCenter: bite, radius: biteRadius, startAngle: direction + .pi + biteSpread,
      endAngle: direction + .pi - biteSpread, clockwise: false)
    path.close()
    return Part(path: path, isFilled: false)
  }
}
