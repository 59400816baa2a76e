import Foundation

extension Array where Element: Sendable {
  /// Returns the results of a closure for each element, computed on all cores, in the order of the elements.
  func mapOnAllCores<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    var results = [Result?](repeating: nil, count: count)
    results.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let buffer = buffer
      DispatchQueue.concurrentPerform(iterations: count) { index in
        buffer[index] = transform(self[index])
      }
    }
    return results.compactMap { $0 }
  }
}
