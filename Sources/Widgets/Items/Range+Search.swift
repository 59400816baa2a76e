extension Range<Int> {
  /// Returns the first number that satisfies a condition, or the upper bound if there is none. The condition
  /// has to hold for all numbers after one for which it holds.
  ///
  /// The time is proportional to the logarithm of the number of numbers.
  @inlinable @inline(__always) package func partitioningIndex(_ isSo: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isSo(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
