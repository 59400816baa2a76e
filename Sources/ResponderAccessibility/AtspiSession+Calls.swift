internal import ResponderBus

extension AtspiSession {
  /// Replies to a call of a client, with results or an error.
  func answer(_ call: BusCall) {
    do throws(AtspiError) {
      let values = try perform(call)
      announceObjects()
      call.reply(values)
    } catch {
      call.fail(error.name, error.description)
    }
  }

  private func perform(_ call: BusCall) throws(AtspiError) -> [DBusValue] {
    if call.interface == "org.freedesktop.DBus.Introspectable" {
      guard call.method == "Introspect" else { throw .unknownMethod(call.method) }
      return [.string(try introspect(call.path))]
    }
    if call.path == Self.cachePath { return try performOnCache(call) }
    guard let number = AtspiObjects.number(in: call.path), let object = objects.object(number)
    else { throw .unknownObject(call.path) }
    if call.interface == "org.freedesktop.DBus.Properties" {
      return try performProperties(call, of: object)
    }
    let interface = try interface(of: call, on: object)
    return try perform(call, of: interface, on: object)
  }

  /// Returns the interface that a call names, or, if it names none, the first one with the method.
  private func interface(
    of call: BusCall, on object: any AccessibleObject
  ) throws(AtspiError) -> AtspiInterface {
    let isRoot = isRoot(object)
    if call.interface.isEmpty {
      let found = AtspiInterface.ofObjects.first {
        $0.members.methods[call.method] != nil && $0.isImplemented(by: object, root: isRoot)
      }
      guard let found else { throw .unknownMethod(call.method) }
      return found
    }
    guard let interface = AtspiInterface(fullName: call.interface),
      interface.isImplemented(by: object, root: isRoot)
    else { throw .unknownInterface(call.interface) }
    return interface
  }

  private func perform(
    _ call: BusCall, of interface: AtspiInterface, on object: any AccessibleObject
  ) throws(AtspiError) -> [DBusValue] {
    let arguments = try Self.arguments(of: call, interface)
    let method = call.method
    let values: [DBusValue]?
    switch interface {
    case .accessible: values = try callAccessible(method, object, arguments)
    case .application: values = callApplication(method)
    case .component: values = try callComponent(method, object, arguments)
    case .action: values = callAction(method, object, arguments)
    case .text: values = try callText(method, object, arguments)
    case .editableText: values = callEditableText(method, object, arguments)
    case .selection: values = callSelection(method, object, arguments)
    case .table: values = callTable(method, object, arguments)
    case .tableCell: values = callTableCell(method, object)
    case .hypertext: values = callHypertext(method, object, arguments)
    case .hyperlink: values = callHyperlink(method, object, arguments)
    case .image: values = try callImage(method, object, arguments)
    case .document: values = callDocument(method, object, arguments)
    case .collection: values = try callCollection(method, object, arguments)
    case .value, .cache: values = nil
    }
    guard let values else { throw .unknownMethod(method) }
    return values
  }

  /// Returns the arguments of a call if they have the types of the method's arguments.
  static func arguments(
    of call: BusCall, _ interface: AtspiInterface
  ) throws(AtspiError) -> AtspiArguments {
    guard let types = interface.members.arguments(of: call.method) else {
      throw .unknownMethod(call.method)
    }
    guard call.signature == types else {
      throw .invalidArguments("\(call.method) takes (\(types)), not (\(call.signature))")
    }
    return AtspiArguments(call.arguments)
  }

  // MARK: Properties

  private static let propertyMethods = ["Get": "ss", "GetAll": "s", "Set": "ssv"]

  private func performProperties(
    _ call: BusCall, of object: any AccessibleObject
  ) throws(AtspiError) -> [DBusValue] {
    guard let types = Self.propertyMethods[call.method] else { throw .unknownMethod(call.method) }
    guard call.signature == types else {
      throw .invalidArguments("\(call.method) takes (\(types)), not (\(call.signature))")
    }
    let arguments = AtspiArguments(call.arguments)
    let name = arguments.string(0)
    guard let interface = AtspiInterface(fullName: name),
      interface.isImplemented(by: object, root: isRoot(object))
    else { throw .unknownInterface(name) }
    switch call.method {
    case "Get": return [.variant(try property(arguments.string(1), of: interface, object))]
    case "GetAll": return [.dictionary(try properties(of: interface, object))]
    default:
      guard let value = arguments.value(2) else { throw .invalidArguments("no value") }
      try set(arguments.string(1), of: interface, object, to: value)
      return []
    }
  }

  private func properties(
    of interface: AtspiInterface, _ object: any AccessibleObject
  ) throws(AtspiError) -> [String: DBusValue] {
    var values: [String: DBusValue] = [:]
    for name in interface.members.properties.keys {
      values[name] = try property(name, of: interface, object)
    }
    return values
  }

  /// Returns the value of a property. Its name may begin with a small letter, as in older descriptions.
  private func property(
    _ name: String, of interface: AtspiInterface, _ object: any AccessibleObject
  ) throws(AtspiError) -> DBusValue {
    if name == "version" { return .uint32(1) }
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    let value: DBusValue?
    switch interface {
    case .accessible: value = accessibleProperty(capital, object)
    case .application: value = applicationProperty(capital)
    case .action: value = capital == "NActions" ? .int(object.accessibleActions.count) : nil
    case .text: value = textProperty(capital, object)
    case .value: value = valueProperty(capital, object)
    case .selection:
      value =
        capital == "NSelectedChildren"
        ? .int(object.accessibleSelection?.selectedCount ?? 0) : nil
    case .table: value = tableProperty(capital, object)
    case .tableCell: value = tableCellProperty(capital, object)
    case .hyperlink: value = hyperlinkProperty(capital, object)
    case .image: value = imageProperty(capital, object)
    case .document:
      value = ["CurrentPageNumber", "PageCount"].contains(capital) ? .int32(-1) : nil
    case .component, .editableText, .hypertext, .collection, .cache: value = nil
    }
    guard let value else { throw .unknownProperty(name) }
    return value
  }

  private func set(
    _ name: String, of interface: AtspiInterface, _ object: any AccessibleObject,
    to value: DBusValue
  ) throws(AtspiError) {
    let inner: DBusValue
    if case .variant(let value) = value { inner = value } else { inner = value }
    switch (interface, name) {
    case (.application, "Id"):
      guard case .int32(let number) = inner else { throw .invalidArguments("Id takes an int32") }
      applicationID = number
    case (.value, "CurrentValue"):
      guard let number = inner.number, number.isFinite else {
        throw .invalidArguments("CurrentValue takes a finite number")
      }
      guard object.accessibleValue?.setValue(number) == true else { throw .readOnly(name) }
    default:
      _ = try property(name, of: interface, object)
      throw .readOnly(name)
    }
  }

  // MARK: Introspection

  private func introspect(_ path: String) throws(AtspiError) -> String {
    if path == Self.cachePath { return AtspiDescription.node([.cache], children: []) }
    if let number = AtspiObjects.number(in: path) {
      guard let object = objects.object(number) else { throw .unknownObject(path) }
      let isRoot = isRoot(object)
      return AtspiDescription.node(
        AtspiInterface.ofObjects.filter { $0.isImplemented(by: object, root: isRoot) }, children: []
      )
    }
    let parents = [
      "/": "org", "/org": "a11y", "/org/a11y": "atspi", "/org/a11y/atspi/accessible": "root",
    ]
    if path == "/org/a11y/atspi" {
      return AtspiDescription.node([], children: ["accessible", "cache"])
    }
    guard let child = parents[path] else { throw .unknownObject(path) }
    return AtspiDescription.node([], children: [child])
  }
}
