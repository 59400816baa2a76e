import Glibc

/// A recording of drags on a panel with a rate and a grid, which sends nothing while no coordinate changes.
struct PanelDrag {
  private(set) var recording = DrawnRecording()
  /// The number of reports that the panel omitted.
  private(set) var dropped = 0
  /// The number of scans a second.
  let rate: Double
  /// The distance between neighbouring coordinates, in millimetres.
  let gridX: Double
  let gridY: Double
  /// A closure that returns whether the panel omits the report of a scan.
  var isDropped: (_ scan: Int) -> Bool = { _ in false }

  init(rate: Double, gridX: Double, gridY: Double) {
    self.rate = rate
    self.gridX = gridX
    self.gridY = gridY
  }

  private func onGrid(_ value: Double, _ grid: Double) -> Double {
    ((value / grid).rounded() * grid * 2_560).rounded() / 2_560
  }

  /// Drags a finger for at most four seconds.
  ///
  /// - Parameters:
  ///   - speed: The speed in millimetres a second.
  ///   - swing: The share by which the speed varies.
  ///   - curve: The largest distance from the straight line, in millimetres.
  mutating func drag(
    from: (x: Double, y: Double), to: (x: Double, y: Double), speed: Double, swing: Double = 0,
    curve: Double = 0
  ) {
    let (wayX, wayY) = (to.x - from.x, to.y - from.y)
    let length = max(1, (wayX * wayX + wayY * wayY).squareRoot())
    var share = 0.0
    var last: (x: Double, y: Double)?
    var waiting = 0
    for scan in 0..<Int(4 * rate) where share < 1 {
      let bend = curve * sin(share * .pi)
      let x = onGrid(from.x + wayX * share, gridX)
      let y = onGrid(from.y + wayY * share + bend, gridY)
      let pace = 1 + swing * sin(share * 9)
      share += speed * pace / rate / length
      defer { recording.wait(1_000 / rate) }
      guard let position = last else {
        recording.down(0, x, y)
        last = (x, y)
        continue
      }
      guard position.x != x || position.y != y else { continue }
      if isDropped(scan) {
        waiting += 1
        continue
      }
      dropped += waiting
      waiting = 0
      recording.move(0, x, y)
      last = (x, y)
    }
    recording.up(0)
    recording.wait(400)
  }
}
