import WindowResponder

/// The keys of the state that views and view controllers encode.
package enum StateKey {
  package static let value = ".value"
  package static let text = ".text"
  package static let selection = ".selection"
  package static let selected = ".selected"
  package static let selectedModels = ".selected.models"
  package static let first = ".first"
  package static let firstModel = ".first.model"
  package static let distance = ".first.distance"
  package static let columns = ".columns"
  package static let lengths = ".lengths"
  package static let closed = ".closed"
  package static let scope = ".scope"
  package static let tab = ".tab"
  package static let tabIndex = ".tab.index"
  package static let stack = ".stack"
  package static let page = ".page"
  package static let collapsed = ".collapsed"
  package static let displayMode = ".displayMode"
}

extension Coder {
  /// Returns the number for a key, or `nil` if there is none or it is not finite.
  package func decodeNumber(forKey key: String) -> Double? {
    decode(Double.self, forKey: key).flatMap { $0.isFinite ? $0 : nil }
  }
}
