extension Font.Weight {
  /// UIKit's and OpenType's numbers of the weights.
  private static let numbers: [(ours: Double, openType: Double)] = [
    (-1, 1), (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
    (0.56, 800), (0.62, 900), (1, 1000),
  ]

  /// Returns OpenType's number for UIKit's number. Between two weights, the number is interpolated.
  static func openType(_ number: Double) -> Int {
    let number = number.isFinite ? min(max(number, -1), 1) : 0
    for (low, high) in zip(numbers, numbers.dropFirst()) where number <= high.ours {
      let part = (number - low.ours) / (high.ours - low.ours)
      return Int((low.openType + (high.openType - low.openType) * part).rounded())
    }
    return 1000
  }

  /// UIKit's number of the weight.
  var traitNumber: Double {
    let weight = Double(rawValue)
    for (low, high) in zip(Self.numbers, Self.numbers.dropFirst()) where weight <= high.openType {
      let part = (weight - low.openType) / (high.openType - low.openType)
      return low.ours + (high.ours - low.ours) * part
    }
    return 1
  }
}
