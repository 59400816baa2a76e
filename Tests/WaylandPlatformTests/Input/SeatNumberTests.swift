import Testing

@testable import WaylandPlatform

@Suite("The numbers of seats") struct SeatNumberTests {
  @Test("The number of a removed seat is used again only when all numbers of a byte were used")
  func reuse() {
    var numbers = SeatNumbers()
    #expect((0...255).map { _ in numbers.next(besides: []) } == Array(0...255))
    #expect(numbers.next(besides: [0, 1, 3]) == 2)
    #expect(numbers.next(besides: [0, 1, 2, 3]) == 4)
    #expect(numbers.next(besides: Array(0...255)) == 256)
  }
}
