/// The numbers of seats in input events.
///
/// A protocol event and a line of a recording have a byte for the number. A number of a removed seat is used
/// again only when all 256 numbers were used.
struct SeatNumbers {
  private var count = 0

  /// Returns the number of a new seat, other than those of the present seats.
  mutating func next(besides present: [Int]) -> Int {
    guard count > Int(UInt8.max) else {
      count += 1
      return count - 1
    }
    return (0...present.count).first { !present.contains($0) } ?? present.count
  }
}
