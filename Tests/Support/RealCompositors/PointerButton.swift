/// A pointer button, by its code in `linux/input-event-codes.h`.
package enum PointerButton: UInt32 {
  case left = 0x110
  case right = 0x111
  case middle = 0x112
  case side = 0x113
  case extra = 0x114
}
