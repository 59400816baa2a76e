// The declarations of lower modules that a client of WindowResponder needs.
@_exported public import ResponderGeometry
@_exported public import ResponderGraphics
@_exported public import ResponderWords

@_exported public import enum ResponderBus.SessionBusError
@_exported public import struct ResponderPlatform.KeyModifierFlags
@_exported public import struct ResponderSystem.Pathname
@_exported public import struct ResponderText.TextSearchOptions
@_exported public import struct ResponderText.TextSelectionRect
