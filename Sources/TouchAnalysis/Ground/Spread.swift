/// The distribution of numbers.
package struct Spread: Hashable, Sendable {
  /// The numbers in ascending order.
  package let sorted: [Double]

  /// Creates the distribution of numbers.
  package init(_ values: some Sequence<Double>) { sorted = values.sorted() }

  package var isEmpty: Bool { sorted.isEmpty }
  package var count: Int { sorted.count }

  /// Returns the smallest number that a share of all numbers does not exceed, or 0 if there are none.
  ///
  /// A share of 0.95 is the 95th percentile: “within 1 mm for 95 %” holds exactly if it is at most 1 mm.
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

  /// The root mean square.
  package var rms: Double {
    sorted.isEmpty
      ? 0 : (sorted.reduce(0) { $0 + $1 * $1 } / Double(sorted.count)).squareRoot()
  }
}
