/// Numbers, and how they are spread.
package struct Spread: Hashable, Sendable {
  /// The numbers, the smallest first.
  package let sorted: [Double]

  /// Sorts numbers.
  package init(_ values: some Sequence<Double>) { sorted = values.sorted() }

  package var isEmpty: Bool { sorted.isEmpty }
  package var count: Int { sorted.count }

  /// The smallest number that a share of all is not above; 0 where there are none. A share of 0.95 is the
  /// 95th percentile: “within 1 mm for 95 %” holds exactly where this is at most 1 mm.
  package func percentile(_ share: Double) -> Double {
    guard !sorted.isEmpty else { return 0 }
    let rank = Int((share * Double(sorted.count)).rounded(.up))
    return sorted[min(max(rank, 1), sorted.count) - 1]
  }

  package var median: Double { percentile(0.5) }
  package var largest: Double { sorted.last ?? 0 }
  package var smallest: Double { sorted.first ?? 0 }
  package var mean: Double {
    sorted.isEmpty ? 0 : sorted.reduce(0, +) / Double(sorted.count)
  }

  /// The square root of the mean of their squares.
  package var rms: Double {
    sorted.isEmpty
      ? 0 : (sorted.reduce(0) { $0 + $1 * $1 } / Double(sorted.count)).squareRoot()
  }
}
