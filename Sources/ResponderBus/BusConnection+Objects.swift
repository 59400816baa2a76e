import CGIO

extension BusConnection {
  /// Exports an object, so that other programs can call it while the returned subscription exists. The object
  /// is held weakly.
  ///
  /// - Parameters:
  ///   - description: The interfaces in D-Bus's XML notation, `<node><interface …>`.
  /// - Throws: ``SessionBusError/malformed(_:)`` if the description or the path is not valid, or the path is
  ///   in use, and ``SessionBusError/lost`` if the connection is not open.
  package func export(
    _ object: any BusObject, at path: String, description: String
  ) throws(SessionBusError) -> BusSubscription {
    guard let handle else { throw .lost }
    var error: UnsafeMutablePointer<GError>?
    guard g_variant_is_object_path(path) != 0,
      let node = g_dbus_node_info_new_for_xml(description, &error)
    else { throw .malformed("the description of \(path)") }
    defer { g_dbus_node_info_unref(node) }
    var numbers: [guint] = []
    var next = node.pointee.interfaces
    while let interface = next?.pointee {
      let box = Unmanaged.passRetained(ExportedObject(object)).toOpaque()
      let number = context.enter {
        var table = objectTable
        return g_dbus_connection_register_object(
          handle, path, interface, &table, box, releaseExportedObject, &error)
      }
      guard number != 0 else {
        for number in numbers { g_dbus_connection_unregister_object(handle, number) }
        throw .malformed("an object at \(path)")
      }
      numbers.append(number)
      next = next?.advanced(by: 1)
    }
    return BusSubscription { [weak self] in
      guard let handle = self?.handle else { return }
      for number in numbers { g_dbus_connection_unregister_object(handle, number) }
    }
  }

  /// Announces new values of the properties of an object.
  package func announceProperties(
    _ values: [String: DBusValue], of interface: String, at path: String
  ) {
    guard !values.isEmpty else { return }
    emit(
      BusMember(
        path: path, interface: "org.freedesktop.DBus.Properties", name: "PropertiesChanged"),
      [.string(interface), .dictionary(values), .strings([])])
  }
}

/// The object that C code holds for an exported object.
@MainActor private final class ExportedObject {
  weak var object: (any BusObject)?
  init(_ object: any BusObject) { self.object = object }

  static func of(_ pointer: gpointer?) -> (any BusObject)? {
    guard let pointer else { return nil }
    return Unmanaged<ExportedObject>.fromOpaque(pointer).takeUnretainedValue().object
  }
}

// MARK: Callbacks of C

@MainActor private let objectTable: GDBusInterfaceVTable = {
  var table = GDBusInterfaceVTable()
  table.method_call = objectWasCalled
  table.get_property = objectWasAsked
  table.set_property = objectWasSet
  return table
}()

private let releaseExportedObject: GDestroyNotify = { data in
  guard let data else { return }
  Unmanaged<ExportedObject>.fromOpaque(data).release()
}

private let objectWasCalled: GDBusInterfaceMethodCallFunc = {
  let callback:
    @MainActor @convention(c) (
      OpaquePointer?, UnsafePointer<gchar>?, UnsafePointer<gchar>?, UnsafePointer<gchar>?,
      UnsafePointer<gchar>?, OpaquePointer?, OpaquePointer?, gpointer?
    ) -> Void = { _, _, _, interface, name, parameters, invocation, data in
      guard let interface, let name, let parameters, let invocation else { return }
      do throws(SessionBusError) {
        guard let object = ExportedObject.of(data) else { throw .lost }
        guard case .structure(let arguments)? = DBusValue(parameters) else {
          throw .malformed("the arguments of \(String(cString: name))")
        }
        let values = try object.call(
          String(cString: name), of: String(cString: interface), arguments)
        guard let answer = DBusValue.structure(values).makeVariant() else {
          throw .malformed("the answer of \(String(cString: name))")
        }
        g_dbus_method_invocation_return_value(invocation, answer)
      } catch {
        if case .refused(let name, let message) = error, g_dbus_is_interface_name(name) != 0 {
          g_dbus_method_invocation_return_dbus_error(invocation, name, message)
        } else {
          g_dbus_method_invocation_return_dbus_error(
            invocation, "org.freedesktop.DBus.Error.Failed", error.description)
        }
      }
    }
  return unsafeBitCast(callback, to: GDBusInterfaceMethodCallFunc.self)
}()

private let objectWasAsked: GDBusInterfaceGetPropertyFunc = {
  let callback:
    @MainActor @convention(c) (
      OpaquePointer?, UnsafePointer<gchar>?, UnsafePointer<gchar>?, UnsafePointer<gchar>?,
      UnsafePointer<gchar>?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?, gpointer?
    ) -> OpaquePointer? = { _, _, _, interface, name, error, data in
      if let interface, let name,
        let value = ExportedObject.of(data)?.property(
          String(cString: name), of: String(cString: interface)),
        let variant = value.makeVariant()
      {
        return variant
      }
      // GIO traps if there is neither a value nor an error.
      setError(error, G_DBUS_ERROR_FAILED, "no value")
      return nil
    }
  return unsafeBitCast(callback, to: GDBusInterfaceGetPropertyFunc.self)
}()

private let objectWasSet: GDBusInterfaceSetPropertyFunc = {
  let callback:
    @MainActor @convention(c) (
      OpaquePointer?, UnsafePointer<gchar>?, UnsafePointer<gchar>?, UnsafePointer<gchar>?,
      UnsafePointer<gchar>?, OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?,
      gpointer?
    ) -> gboolean = { _, _, _, interface, name, value, error, data in
      if let interface, let name, let value, let parsed = DBusValue(value),
        ExportedObject.of(data)?.setProperty(
          String(cString: name), of: String(cString: interface), to: parsed) ?? false
      {
        return 1
      }
      setError(error, G_DBUS_ERROR_NOT_SUPPORTED, "it cannot be set to that")
      return 0
    }
  return unsafeBitCast(callback, to: GDBusInterfaceSetPropertyFunc.self)
}()

private func setError(
  _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?, _ code: GDBusError, _ words: String
) {
  g_set_error_literal(error, g_dbus_error_quark(), gint(code.rawValue), words)
}
