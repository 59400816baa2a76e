/// The methods, properties and signals of an interface.
struct AtspiMembers {
  /// The types of arguments and results, `i=>(so)`, by method.
  var methods: [String: String] = [:]
  /// The types, by property. Those of settable properties end with `!`.
  var properties: [String: String] = [:]
  /// The types of arguments, by signal.
  var signals: [String: String] = [:]

  /// Returns the types of a method's arguments, or `nil` if there is no such method.
  func arguments(of method: String) -> Substring? {
    methods[method].map { $0.prefix { $0 != "=" } }
  }
}
