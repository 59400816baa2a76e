// What whoever imports WindowResponder needs of the modules beneath it.
@_exported public import ResponderGeometry
