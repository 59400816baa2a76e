/// A property that is kept in ``Settings``.
///
///     @Setting("fontSize") var fontSize = 12.0
///
/// What stands behind the equals sign is the value until there is another. Its type is one that settings
/// can keep: see ``SettingValue``.
@propertyWrapper public struct Setting<Value: SettingValue> {
  private let name: String
  private let standard: Value
  private let own: Settings?

  /// Creates a property of a name, in the program's settings or in others.
  public init(wrappedValue: Value, _ name: String, in settings: Settings? = nil) {
    self.name = name
    standard = wrappedValue
    own = settings
  }

  /// The value.
  @preconcurrency @MainActor public var wrappedValue: Value {
    get { settings[name, default: standard] }
    nonmutating set { settings[name, default: standard] = newValue }
  }

  /// The settings that it is kept in, with its name.
  public var projectedValue: Setting<Value> { self }

  /// The settings that it is kept in.
  @preconcurrency @MainActor public var settings: Settings { own ?? .standard }

  /// Has a closure called with each new value, as long as its owner lives; the owner is held weakly and
  /// given to the closure.
  ///
  ///     preferences.$fontSize.observe(self) { $0.textView.font = .systemFont(ofSize: $1) }
  @preconcurrency @MainActor
  public func observe<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner, Value) -> Void
  ) {
    settings.observe(name, owner: owner) { owner, value in body(owner, value ?? standard) }
  }

  /// Takes the kept value away, so that the property has the one that stands in its declaration.
  @preconcurrency @MainActor public func reset() { settings.remove(name) }
}
