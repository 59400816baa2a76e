/// A property wrapper that stores a property in ``Settings``.
///
///     @Setting("fontSize") var fontSize = 12.0
///
/// The value after the equals sign is the default. Its type must be one that settings can store: see
/// ``SettingValue``.
@propertyWrapper public struct Setting<Value: SettingValue> {
  private let name: String
  private let standard: Value
  private let own: Settings?

  /// Creates a property with a name, in the program's settings or in other settings.
  public init(wrappedValue: Value, _ name: String, in settings: Settings? = nil) {
    self.name = name
    standard = wrappedValue
    own = settings
  }

  /// The value of the property.
  @preconcurrency @MainActor public var wrappedValue: Value {
    get { settings[name, default: standard] }
    nonmutating set { settings[name, default: standard] = newValue }
  }

  /// The wrapper itself, which has the settings and the name.
  public var projectedValue: Setting<Value> { self }

  /// The settings that store the property.
  @preconcurrency @MainActor public var settings: Settings { own ?? .standard }

  /// Calls a closure with each new value while the owner exists. The owner is held weakly, and given to the
  /// closure.
  ///
  ///     preferences.$fontSize.observe(self) { $0.textView.font = .systemFont(ofSize: $1) }
  @preconcurrency @MainActor
  public func observe<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner, Value) -> Void
  ) {
    settings.observe(name, owner: owner) { owner, value in body(owner, value ?? standard) }
  }

  /// Removes the stored value, so the property has its default again.
  @preconcurrency @MainActor public func reset() { settings.remove(name) }
}
