import ResponderSystem

/// Descriptions of interfaces in D-Bus's XML notation.
enum AtspiDescription {
  /// Returns the description of an object with interfaces and children.
  static func node(_ interfaces: [AtspiInterface], children: [String]) -> String {
    var text = "<node>"
    text += standard
    for interface in interfaces { text += describe(interface) }
    for child in children { text += "<node name=\"\(child)\"/>" }
    return text + "</node>"
  }

  private static let standard = """
    <interface name="org.freedesktop.DBus.Properties">\
    <method name="Get"><arg type="s" direction="in"/><arg type="s" direction="in"/>\
    <arg type="v" direction="out"/></method>\
    <method name="GetAll"><arg type="s" direction="in"/><arg type="a{sv}" direction="out"/></method>\
    <method name="Set"><arg type="s" direction="in"/><arg type="s" direction="in"/>\
    <arg type="v" direction="in"/></method></interface>\
    <interface name="org.freedesktop.DBus.Introspectable">\
    <method name="Introspect"><arg type="s" direction="out"/></method></interface>\
    <interface name="org.freedesktop.DBus.Peer"><method name="Ping"/>\
    <method name="GetMachineId"><arg type="s" direction="out"/></method></interface>
    """

  private static func describe(_ interface: AtspiInterface) -> String {
    let members = interface.members
    var text = "<interface name=\"\(interface.fullName)\">"
    for (name, types) in members.properties.ordered(by: { $0.key < $1.key }) {
      let access = types.hasSuffix("!") ? "readwrite" : "read"
      let type = types.filter { $0 != "!" }
      text += "<property name=\"\(name)\" type=\"\(type)\" access=\"\(access)\"/>"
    }
    for (name, types) in members.methods.ordered(by: { $0.key < $1.key }) {
      let parts = types.split(separator: "=", omittingEmptySubsequences: false)
      text += "<method name=\"\(name)\">"
      for type in split(parts[0]) { text += "<arg type=\"\(type)\" direction=\"in\"/>" }
      for type in split(parts.last?.drop { $0 == ">" } ?? "") {
        text += "<arg type=\"\(type)\" direction=\"out\"/>"
      }
      text += "</method>"
    }
    for (name, types) in members.signals.ordered(by: { $0.key < $1.key }) {
      text += "<signal name=\"\(name)\"><arg type=\"\(types)\"/></signal>"
    }
    return text + "</interface>"
  }

  /// Returns the complete types in a signature.
  static func split(_ signature: Substring) -> [String] {
    var types: [String] = []
    var type = ""
    var depth = 0
    for character in signature {
      type.append(character)
      if "({".contains(character) { depth += 1 }
      if ")}".contains(character) { depth -= 1 }
      guard depth == 0, character != "a" else { continue }
      types.append(type)
      type = ""
    }
    return types
  }
}
