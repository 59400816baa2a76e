import CGIO
import ResponderSystem

extension DBusValue {
  /// The largest depth of nested values, which is also the limit of D-Bus.
  static let depthLimit = 64

  // MARK: Conversion to GVariant

  /// Returns the value as a `GVariant` with a floating reference, which the next owner takes. If D-Bus cannot
  /// represent the value, for example an array with elements of different types, returns `nil`.
  package func makeVariant(depth: Int = 0) -> OpaquePointer? {
    guard depth < Self.depthLimit else { return nil }
    switch self {
    case .bool(let value): return g_variant_new_boolean(value ? 1 : 0)
    case .byte(let value): return g_variant_new_byte(value)
    case .int16(let value): return g_variant_new_int16(value)
    case .uint16(let value): return g_variant_new_uint16(value)
    case .int32(let value): return g_variant_new_int32(value)
    case .uint32(let value): return g_variant_new_uint32(value)
    case .int64(let value): return g_variant_new_int64(gint64(value))
    case .uint64(let value): return g_variant_new_uint64(guint64(value))
    case .double(let value): return g_variant_new_double(value)
    case .string(let text): return g_variant_new_string(text)
    case .objectPath(let path):
      return g_variant_is_object_path(path) != 0 ? g_variant_new_object_path(path) : nil
    case .signature(let text):
      return g_variant_is_signature(text) != 0 ? g_variant_new_signature(text) : nil
    case .handle(let place): return g_variant_new_handle(place)
    case .variant(let value):
      return value.makeVariant(depth: depth + 1).map { g_variant_new_variant($0) }
    case .structure(let values):
      return Self.makeAll(values, depth).map { g_variant_new_tuple($0, gsize($0.count)) }
    case .array(of: let type, let values): return Self.makeArray(type, values, depth)
    case .bytes(let bytes): return Self.makeBytes(bytes)
    case .dictionary(let entries): return Self.makeDictionary(entries, depth)
    }
  }

  private static func makeBytes(_ bytes: [UInt8]) -> OpaquePointer? {
    guard let element = g_variant_type_new("y") else { return nil }
    defer { g_variant_type_free(element) }
    return bytes.withUnsafeBytes {
      g_variant_new_fixed_array(element, $0.baseAddress, gsize($0.count), 1)
    }
  }

  /// Converts several values. If one of them cannot be converted, frees the others and returns `nil`.
  private static func makeAll(_ values: [DBusValue], _ depth: Int) -> [OpaquePointer?]? {
    var made: [OpaquePointer?] = []
    for value in values {
      guard let variant = value.makeVariant(depth: depth + 1) else {
        for variant in made { discard(variant) }
        return nil
      }
      made.append(variant)
    }
    return made
  }

  private static func makeArray(
    _ type: String, _ values: [DBusValue], _ depth: Int
  ) -> OpaquePointer? {
    guard g_variant_type_string_is_valid(type) != 0, let element = g_variant_type_new(type) else {
      return nil
    }
    defer { g_variant_type_free(element) }
    let isEntry = g_variant_type_is_dict_entry(element) != 0
    guard g_variant_type_is_definite(element) != 0,
      let made = isEntry ? makeEntries(values, depth) : makeAll(values, depth)
    else { return nil }
    guard made.allSatisfy({ g_variant_is_of_type($0, element) != 0 }) else {
      for variant in made { discard(variant) }
      return nil
    }
    return g_variant_new_array(element, made, gsize(made.count))
  }

  /// Returns the entries of a dictionary, each from a structure of two values.
  private static func makeEntries(_ values: [DBusValue], _ depth: Int) -> [OpaquePointer?]? {
    var made: [OpaquePointer?] = []
    for value in values {
      guard case .structure(let pair) = value, pair.count == 2, let parts = makeAll(pair, depth),
        let key = parts[0], g_variant_type_is_basic(g_variant_get_type(key)) != 0
      else {
        for variant in made { discard(variant) }
        return nil
      }
      made.append(g_variant_new_dict_entry(key, parts[1]))
    }
    return made
  }

  private static func makeDictionary(
    _ entries: [String: DBusValue], _ depth: Int
  ) -> OpaquePointer? {
    guard let element = g_variant_type_new("{sv}") else { return nil }
    defer { g_variant_type_free(element) }
    let sorted = entries.ordered { $0.key < $1.key }
    guard let values = makeAll(sorted.map { .variant($0.value.unwrapped) }, depth) else {
      return nil
    }
    let made: [OpaquePointer?] = zip(sorted, values).map {
      g_variant_new_dict_entry(g_variant_new_string($0.key), $1)
    }
    return g_variant_new_array(element, made, gsize(made.count))
  }

  /// Frees a variant that is not sent.
  static func discard(_ variant: OpaquePointer?) {
    guard let variant else { return }
    g_variant_unref(g_variant_ref_sink(variant))
  }

  // MARK: Conversion from GVariant

  /// Creates a value from a received variant. If its type is not supported, such as a file descriptor,
  /// returns `nil`.
  package init?(_ variant: OpaquePointer, depth: Int = 0) {
    guard depth < Self.depthLimit else { return nil }
    switch g_variant_classify(variant) {
    case G_VARIANT_CLASS_BOOLEAN: self = .bool(g_variant_get_boolean(variant) != 0)
    case G_VARIANT_CLASS_BYTE: self = .byte(g_variant_get_byte(variant))
    case G_VARIANT_CLASS_INT16: self = .int16(g_variant_get_int16(variant))
    case G_VARIANT_CLASS_UINT16: self = .uint16(g_variant_get_uint16(variant))
    case G_VARIANT_CLASS_INT32: self = .int32(g_variant_get_int32(variant))
    case G_VARIANT_CLASS_UINT32: self = .uint32(g_variant_get_uint32(variant))
    case G_VARIANT_CLASS_INT64: self = .int64(Int64(g_variant_get_int64(variant)))
    case G_VARIANT_CLASS_UINT64: self = .uint64(UInt64(g_variant_get_uint64(variant)))
    case G_VARIANT_CLASS_DOUBLE: self = .double(g_variant_get_double(variant))
    case G_VARIANT_CLASS_STRING: self = .string(Self.text(variant))
    case G_VARIANT_CLASS_OBJECT_PATH: self = .objectPath(Self.text(variant))
    case G_VARIANT_CLASS_SIGNATURE: self = .signature(Self.text(variant))
    case G_VARIANT_CLASS_VARIANT:
      guard let inner = Self.children(of: variant, depth)?.first else { return nil }
      self = .variant(inner)
    case G_VARIANT_CLASS_TUPLE:
      guard let values = Self.children(of: variant, depth) else { return nil }
      self = .structure(values)
    case G_VARIANT_CLASS_DICT_ENTRY:
      guard let values = Self.children(of: variant, depth) else { return nil }
      self = .structure(values)
    case G_VARIANT_CLASS_ARRAY:
      guard let values = Self.children(of: variant, depth) else { return nil }
      let type = String(cString: g_variant_get_type_string(variant))
      self = Self.dictionary(type, values) ?? .array(of: String(type.dropFirst()), values)
    default: return nil
    }
  }

  private static func text(_ variant: OpaquePointer) -> String {
    g_variant_get_string(variant, nil).map { String(cString: $0) } ?? ""
  }

  private static func children(of variant: OpaquePointer, _ depth: Int) -> [DBusValue]? {
    var values: [DBusValue] = []
    for index in 0..<g_variant_n_children(variant) {
      guard let child = g_variant_get_child_value(variant, index) else { return nil }
      defer { g_variant_unref(child) }
      guard let value = DBusValue(child, depth: depth + 1) else { return nil }
      values.append(value)
    }
    return values
  }

  /// Returns a dictionary from entries with string keys. If the array has other elements, returns `nil`.
  private static func dictionary(_ type: String, _ values: [DBusValue]) -> DBusValue? {
    guard type.hasPrefix("a{s") || type.hasPrefix("a{o") else { return nil }
    var entries: [String: DBusValue] = [:]
    for value in values {
      guard case .structure(let pair) = value, pair.count == 2, let name = pair[0].text else {
        return nil
      }
      entries[name] = pair[1]
    }
    return .dictionary(entries)
  }
}
