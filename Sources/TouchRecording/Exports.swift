// The events of the platform, which the lines of a recording store.
@_exported public import struct ResponderPlatform.PenEvent
@_exported public import struct ResponderPlatform.PointerEvent
@_exported public import struct ResponderPlatform.Stamp
@_exported public import struct ResponderPlatform.TouchEvent
@_exported public import enum ResponderPlatform.TouchTool
