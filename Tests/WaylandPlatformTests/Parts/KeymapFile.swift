import CSystem
import CWayland
import Glibc

/// An anonymous file as a compositor would send one, closed when it is let go of.
final class KeymapFile {
  let descriptor: Int32

  /// A file with these bytes; where `isSealed` it can't be shrunk.
  init(_ bytes: [UInt8], isSealed: Bool = true) {
    descriptor = wr_memfd_create("keymap")
    _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if isSealed { _ = wr_seal_against_shrinking(descriptor) }
  }

  deinit {
    close(descriptor)
  }

  /// The text of a keymap for layouts such as `us,ru`, with the zero byte at its end.
  static func text(layout: String, variant: String = "") -> [UInt8] {
    guard let context = xkb_context_new(XKB_CONTEXT_NO_FLAGS) else { return [] }
    defer { xkb_context_unref(context) }
    return layout.withCString { layout in
      variant.withCString { variant in
        var names = xkb_rule_names()
        names.layout = layout
        names.variant = variant
        let keymap = xkb_keymap_new_from_names(context, &names, XKB_KEYMAP_COMPILE_NO_FLAGS)
        guard let keymap, let text = xkb_keymap_get_as_string(keymap, XKB_KEYMAP_FORMAT_TEXT_V1)
        else { return [] }
        defer {
          xkb_keymap_unref(keymap)
          free(text)
        }
        return Array(String(cString: text).utf8) + [0]
      }
    }
  }
}
