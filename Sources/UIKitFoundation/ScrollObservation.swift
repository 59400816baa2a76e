import Foundation
public import WindowResponder

/// An observation of a property of a scroll view. It ends when it is invalidated or released. Follows
/// `NSKeyValueObservation`.
public final class NSKeyValueObservation: Sendable {
  private let observed: ObservedProperty

  fileprivate init(_ observed: ObservedProperty) { self.observed = observed }

  deinit { observed.end() }

  /// Ends the observation.
  public func invalidate() { observed.end() }
}

/// The values that a change contains, and whether the first value is reported. Follows
/// `NSKeyValueObservingOptions`.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The change contains the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The change contains the value before it.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The closure is also called at once, with the present value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// A change of an observed property. Follows `NSKeyValueObservedChange`.
public struct NSKeyValueObservedChange<Value> {
  /// The new value, if the options contain it, or `nil`.
  public let newValue: Value?
  /// The value before the change, if the options contain it, or `nil`.
  public let oldValue: Value?
}

/// An object whose properties are observed by key paths. Every scroll view conforms.
@preconcurrency @MainActor public protocol ScrollObserving: AnyObject {}

extension ScrollView: ScrollObserving {}

extension ScrollObserving where Self: ScrollView {
  /// Observes a property of the scroll view. Follows `observe(_:options:changeHandler:)`.
  ///
  /// Changes of the offset, of the content's size and of the insets are observed, by each property that they
  /// change. The closure is called before the delegate.
  ///
  ///     observation = scrollView.observe(\.contentOffset, options: .new) { _, change in
  ///       header.alpha = 1 - (change.newValue?.y ?? 0) / 100
  ///     }
  ///
  /// - Parameters:
  ///   - keyPath: The property: `\.contentOffset`, `\.contentSize`, `\.contentInset`,
  ///     `\.adjustedContentInset` or `\.bounds`.
  ///   - options: The values that the change contains.
  ///   - changeHandler: The closure that receives the scroll view and the change.
  /// - Returns: The observation, which ends when it is released.
  public func observe<Value: Equatable>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = self[keyPath: keyPath]
    let report: @MainActor (Self, Value?) -> Void = { view, old in
      let change = NSKeyValueObservedChange(
        newValue: options.contains(.new) ? last : nil,
        oldValue: options.contains(.old) ? old : nil)
      changeHandler(view, change)
    }
    let observed = ObservedProperty { [weak self] in
      guard let self else { return }
      let value = self[keyPath: keyPath]
      guard value != last else { return }
      let old = last
      last = value
      report(self, old)
    }
    observedProperties.add(observed)
    if options.contains(.initial) { report(self, nil) }
    return NSKeyValueObservation(observed)
  }

  private var observedProperties: ObservedProperties {
    if let made = changeObserver as? ObservedProperties { return made }
    let made = ObservedProperties()
    changeObserver = made
    return made
  }
}

/// The observed properties of a scroll view.
@MainActor private final class ObservedProperties: ScrollChangeObserver {
  private var all: [ObservedProperty] = []

  func add(_ property: ObservedProperty) {
    all.removeAll { $0.check == nil }
    all.append(property)
  }

  func scrollViewDidChange() {
    for property in all { property.check?() }
  }
}

/// A closure that compares a property with its last value, until the observation ends on any thread.
private final class ObservedProperty: @unchecked Sendable {
  private let lock = NSLock()
  private var closure: (@MainActor () -> Void)?

  init(_ closure: @escaping @MainActor () -> Void) { self.closure = closure }

  /// The closure, or `nil` if the observation has ended.
  var check: (@MainActor () -> Void)? { lock.withLock { closure } }

  func end() {
    var released: (@MainActor () -> Void)?
    lock.withLock { swap(&released, &closure) }
  }
}
