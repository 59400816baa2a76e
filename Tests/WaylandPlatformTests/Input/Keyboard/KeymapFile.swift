import CSystem
import CWayland
import Glibc

/// An anonymous file like that of a compositor, which is closed with this object.
final class KeymapFile {
  let descriptor: Int32

  /// Creates a file with some bytes. If `isSealed` is true, the file is sealed against shrinking.
  init(_ bytes: [UInt8], isSealed: Bool = true) {
    descriptor = wr_memfd_create("keymap")
    _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if isSealed { _ = wr_seal_against_shrinking(descriptor) }
  }

  deinit {
    close(descriptor)
  }

  /// Returns the text of a keymap for layouts such as `us,ru`, with a zero byte at its end.
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
