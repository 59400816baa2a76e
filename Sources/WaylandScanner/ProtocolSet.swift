/// The protocol files of a build, whose interfaces can refer to each other.
struct ProtocolSet {
  let interfaces: [Interface]
  private let byName: [String: Interface]

  /// Creates a set of files.
  ///
  /// Throws a `ScannerError` if an interface is declared twice, or if a file refers to a name that no file
  /// declares.
  init(_ files: [ProtocolFile]) throws(ScannerError) {
    interfaces = files.flatMap(\.interfaces)
    var byName: [String: Interface] = [:]
    for interface in interfaces {
      if let other = byName.updateValue(interface, forKey: interface.name) {
        let there = "\(other.location.file):\(other.location.line)"
        throw interface.location.error(
          "interface \(interface.name) is already declared at \(there)")
      }
    }
    self.byName = byName
    for interface in interfaces {
      for message in interface.requests + interface.events {
        for argument in message.arguments { try check(argument, in: interface) }
      }
    }
  }

  /// The interfaces that clients bind, since no message creates their objects.
  ///
  /// An interface without messages is not bound, nor is `wl_display`, which exists from the start.
  var globals: [Interface] {
    let made = Set(
      interfaces.flatMap { $0.requests + $0.events }.flatMap(\.arguments)
        .filter { $0.type == .newID }.compactMap(\.interface))
    return interfaces.filter { interface in
      !made.contains(interface.name) && interface.name != "wl_display"
        && !(interface.requests + interface.events).isEmpty
    }
  }

  /// Returns the enumeration of an argument with its interface, or `nil` if there is none.
  func enumeration(of argument: Argument, in interface: Interface) -> (Interface, Enumeration)? {
    guard let written = argument.enumeration else { return nil }
    let parts = written.split(separator: ".").map(String.init)
    let owner = parts.count == 2 ? byName[parts[0]] : interface
    guard let owner, let name = parts.last else { return nil }
    return owner.enumerations.first { $0.name == name }.map { (owner, $0) }
  }

  private func check(_ argument: Argument, in interface: Interface) throws(ScannerError) {
    if let name = argument.interface, byName[name] == nil {
      throw argument.location.error("interface \(name) is declared nowhere")
    }
    if let name = argument.enumeration, enumeration(of: argument, in: interface) == nil {
      throw argument.location.error("enum \(name) is declared nowhere")
    }
  }
}
