import ResponderBus

/// The object of a portal's request, by which the portal sends the user's response.
package enum PortalRequestObject {
  /// The introspection data of the object.
  package static let description = """
    <node><interface name="org.freedesktop.portal.Request">
      <method name="Close"/>
      <signal name="Response"><arg type="u"/><arg type="a{sv}"/></signal>
    </interface></node>
    """

  private static let interface = "org.freedesktop.portal.Request"

  /// Returns the signal of the response of a request at a path.
  package static func response(at path: String) -> BusMember {
    BusMember(path: path, interface: interface, name: "Response")
  }
}
